// Holds all that went over the wire in some games against the schema of the game, line by line.
//   wire_lines GAME GAMES | node tests/wire/check.mjs GAME [--every-kind] [--samples FILE]
//   wire_lines GAME GAMES | node tests/wire/check.mjs GAME --planted
// --every-kind: there must have been every event, verb and question of the schema, but for those that hardly any game has.
// --samples: writes one of each as TypeScript, so that the compiler holds them against docs/wire/GAME.ts.
// --planted: unknown members are put into the lines and required ones taken out, each by itself; none may be passed.
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Ajv2020 } from "ajv/dist/2020.js";

const wire = new URL("../../docs/wire/", import.meta.url);
const [game, ...flags] = process.argv.slice(2);
const samplesFile = flags.includes("--samples") ? flags[flags.indexOf("--samples") + 1] : undefined;

const schema = JSON.parse(readFileSync(new URL(`${game}.schema.json`, wire), "utf8"));
const ajv = new Ajv2020({ discriminator: true, strict: true, strictRequired: false });
ajv.addSchema(schema);
const validators = new Map();
function validatorOf(type) {
  if (!validators.has(type)) validators.set(type, ajv.compile({ $ref: `${schema.$id}#/$defs/${type}` }));
  return validators.get(type);
}

let wrong = 0;
function complain(what, line) {
  if (++wrong <= 10) console.error(`${game}: ${what}\n  ${line.slice(0, 2000)}`);
}

// --- kinds: what tells the members of a union apart
const rare = new Set(["offered", "withdrawn", "nobody_rolled_six", "let_off", "nobody_survived", "empty_handed"]);
const kinds = { Event: new Set(), Decision: new Set(), Question: new Set() };
function wordsOf(choice, tag) {
  const one = choice.$ref === undefined ? choice : schema.$defs[choice.$ref.split("/").pop()];
  return one.properties[tag].const;
}
for (const [type, met] of Object.entries(kinds)) {
  const union = schema.$defs[type];
  for (const choice of union.oneOf) met.add(wordsOf(choice, union.discriminator.propertyName));
}
const samples = { View: [], Event: [], Decision: [], Legal: [], Refusal: [], Outcome: [] };

/** Strikes out what is met for the first time; true if anything was. */
function meet(type, value) {
  if (type === "View") {
    const asked = Object.values(value.public.asked.questions);
    return asked.filter((question) => kinds.Question.delete(question.ask)).length > 0;
  }
  if (type === "Event") return kinds.Event.delete(value.event);
  if (type === "Legal") {
    const found = value.decisions.filter((decision) => kinds.Decision.delete(decision.do));
    samples.Decision.push(...found.map((decision) => JSON.stringify(decision)));
  }
  return type === "Decision" && kinds.Decision.delete(value.do);
}

// --- planted mistakes
function* objectsIn(value) {
  if (value === null || typeof value !== "object") return;
  if (!Array.isArray(value)) yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}
let planted = 0;
function mustFail(type, value, what, line) {
  ++planted;
  if (validatorOf(type)(value)) complain(`${what} was passed in`, line);
}
function plantUnknown(type, value, line) {
  for (const object of objectsIn(value)) {
    object.nobody_knows_it = 1;
    mustFail(type, value, "an unknown member", line);
    delete object.nobody_knows_it;
  }
}
function plantMissing(type, value, line) {
  const parts = type === "View" ? [["View", value], ["Public", value.public], ["Private", value.private]] : [[type, value]];
  for (const [name, part] of parts) {
    for (const key of schema.$defs[name].required ?? []) {
      if (part === undefined) continue;
      const { [key]: taken, ...rest } = part;
      Object.keys(part).forEach((k) => delete part[k]);
      Object.assign(part, rest);
      mustFail(type, value, `a ${type} without ${name}.${key}`, line);
      part[key] = taken;
    }
  }
}

// --- the lines
let count = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const type = line.slice(0, line.indexOf(" "));
  const value = JSON.parse(line.slice(type.length + 1));
  const validate = validatorOf(type);
  ++count;
  if (!validate(value)) {
    complain(ajv.errorsText(validate.errors), line);
    continue;
  }
  const isNew = meet(type, value);
  if (flags.includes("--planted") && (isNew || count % 100 === 0)) {
    plantUnknown(type, value, line);
    plantMissing(type, value, line);
  }
  if (isNew || samples[type].length < 5) samples[type].push(line.slice(type.length + 1));
}

for (const [type, left] of Object.entries(kinds)) {
  const unmet = [...left].filter((kind) => !rare.has(kind));
  if (flags.includes("--every-kind") && unmet.length > 0) complain(`no ${type} was`, unmet.join(", "));
}
if (samplesFile !== undefined) {
  const types = Object.keys(samples);
  let text = `import type { ${types.join(", ")} } from "${new URL(game, wire).pathname}";\n`;
  for (const type of types) text += `export const of${type}: ${type}[] = [\n${samples[type].join(",\n")}\n];\n`;
  writeFileSync(samplesFile, text);
}
if (count === 0 || (flags.includes("--planted") && planted === 0)) complain("nothing was checked", "");
console.log(`${game}: ${count} lines${planted > 0 ? `, ${planted} planted mistakes` : ""}, ${wrong} wrong`);
process.exit(wrong === 0 ? 0 : 1);
