// A small part of ICU messages, enough for the page: {name}, {n, plural, =0 {…} one {…} other {# …}} and
// {x, select, a {…} other {…}}, one inside the other.

export type Arguments = Record<string, string | number | boolean>;

interface Place {
  text: string;
  at: number;
}

/** What is made once for each language: to make it takes longer than to write a sentence. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const known = new Map<string, Made>();
  return (language) => {
    const made = known.get(language) ?? make(language);
    known.set(language, made);
    return made;
  };
}
const numbers = perLanguage((language) => new Intl.NumberFormat(language));
const plurals = perLanguage((language) => new Intl.PluralRules(language));

/** The message with its arguments in place. */
export function written(message: string, args: Arguments, language: string): string {
  if (!message.includes("{")) return message;
  return write({ text: message, at: 0 }, args, language, undefined);
}

function write(place: Place, args: Arguments, language: string, count: number | undefined): string {
  let result = "";
  while (place.at < place.text.length) {
    const letter = place.text[place.at];
    if (letter === "}") break;
    place.at += 1;
    if (letter === "{") result += argument(place, args, language, count);
    else if (letter === "#" && count !== undefined) result += number(count, language);
    else result += letter;
  }
  return result;
}

function number(value: number, language: string): string {
  return numbers(language).format(value);
}

/** After the opening brace: a name, or a name with its kind and branches. */
function argument(place: Place, args: Arguments, language: string, count: number | undefined): string {
  const name = word(place);
  const value = args[name];
  if (place.text[place.at] === "}") {
    place.at += 1;
    return typeof value === "number" ? number(value, language) : String(value ?? `⟦${name}⟧`);
  }
  place.at += 1;
  const kind = word(place);
  place.at += 1;
  const inner = kind === "plural" ? Number(value) : count;
  const branches = readBranches(place, args, language, inner);
  place.at += 1;
  const wanted = kind === "plural" ? pluralNames(Number(value), language) : [String(value)];
  const taken = [...wanted, "other"].find((branch) => branches.has(branch));
  return taken === undefined ? "" : (branches.get(taken) ?? "");
}

function pluralNames(value: number, language: string): string[] {
  return [`=${value}`, plurals(language).select(value)];
}

function readBranches(place: Place, args: Arguments, language: string, count: number | undefined): Map<string, string> {
  const branches = new Map<string, string>();
  for (;;) {
    const name = word(place);
    if (name === "") return branches;
    place.at += 1;
    branches.set(name, write(place, args, language, count));
    place.at += 1;
  }
}

/** Up to the next comma or brace, without the blanks around it. */
function word(place: Place): string {
  const from = place.at;
  while (place.at < place.text.length && !/[,{}]/.test(place.text[place.at] ?? "")) place.at += 1;
  return place.text.slice(from, place.at).trim();
}
