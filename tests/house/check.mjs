// Holds sampled messages (tests/house/samples_test.cpp) against house/schema and docs/wire.
//   node tests/house/check.mjs SAMPLES
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";

const root = new URL("../../", import.meta.url);
const read = (file) => JSON.parse(readFileSync(new URL(file, root), "utf8"));
const ajv = new Ajv2020({ discriminator: true, strict: true, strictRequired: false });
const messages = { client: ajv.compile(read("house/schema/client.json")), server: ajv.compile(read("house/schema/server.json")) };

const games = new Map();
function typesOf(game) {
  if (!games.has(game)) {
    const schema = read(`docs/wire/${game}.schema.json`);
    ajv.addSchema(schema);
    const type = (name) => ajv.compile({ $ref: `${schema.$id}#/$defs/${name}` });
    games.set(game, { view: type("View"), event: type("Event"), outcome: type("Outcome"), decision: type("Decision") });
  }
  return games.get(game);
}

let wrong = 0;
let right = 0;
let refused = 0;
function demand(fine, why, line) {
  if (fine) return;
  if (++wrong <= 10) console.error(`${why}\n  ${line.slice(0, 1000)}`);
}

for (const line of readFileSync(process.argv[2], "utf8").split("\n")) {
  if (line === "") continue;
  const { schema, fine, message, game } = JSON.parse(line);
  const valid = messages[schema](message);
  valid ? ++right : ++refused;
  demand(valid === fine, `we say ${fine ? "right" : "wrong"}, ajv says ${valid ? "right" : ajv.errorsText(messages[schema].errors)}`, line);
  if (game === undefined) continue;
  demand(valid, "the server said something that is not in its schema", line);
  const { view, event, outcome, decision } = typesOf(game);
  if (message.type === "now") {
    demand(view(message.view), `no view: ${ajv.errorsText(view.errors)}`, line);
    for (const one of message.events) demand(event(one), `no event: ${ajv.errorsText(event.errors)}`, line);
    if (message.over !== undefined) demand(outcome(message.over), `no outcome: ${ajv.errorsText(outcome.errors)}`, line);
  }
  for (const one of message.decisions ?? []) demand(decision(one), `no decision: ${ajv.errorsText(decision.errors)}`, line);
}
demand(right > 200 && refused > 500, "too few messages to mean anything", `${right} right, ${refused} wrong`);
if (wrong > 0) process.exit(1);
console.log(`protocol: ${right} messages right and ${refused} wrong, to ajv as to us`);
