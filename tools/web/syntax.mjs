// What may not stand in a built file: what the oldest browsers that we promise (Safari 16.4, Firefox 115, Chrome 109) cannot
// read, what the Content-Security-Policy forbids, and addresses of others or of one folder alone. Each function gives the
// complaints about one file.
import { parse } from 'acorn';

/** Names in script that look like addresses and are none, and pages that a person may follow a link to. */
const knownHosts = ['www.w3.org', 'svelte.dev', 'game-icons.net', 'creativecommons.org', 'openfontlicense.org',
  'scripts.sil.org', 'github.com'];

/** Methods by name, and functions of the language's own objects, that came later. */
const laterMethods = new Set(['toSorted', 'toReversed', 'toSpliced', 'with', 'isWellFormed', 'toWellFormed',
  'checkVisibility', 'showPopover', 'hidePopover', 'togglePopover', 'moveBefore', 'getHTML', 'setHTMLUnsafe']);
const laterFunctions = new Set(['Promise.withResolvers', 'Promise.try', 'Object.groupBy', 'Map.groupBy', 'URL.canParse',
  'URL.parse', 'AbortSignal.any', 'Array.fromAsync', 'Iterator.from', 'RegExp.escape', 'Error.isError']);

const laterAtRules = ['scope', 'property', 'starting-style', 'view-transition', 'position-try', 'function', 'font-palette-values'];
const laterInStyle = [/:has\(/, /:dir\(/, /:nth-(?:last-)?child\([^)]* of /, /:popover-open/, /:user-(?:in)?valid/, /\bcolor-mix\(/,
  /\b(?:ok)?l(?:ab|ch)\(/, /\bcolor\(/, /\blight-dark\(/, /\b(?:rgba?|hsla?)\(from /, /\bsubgrid\b/, /\blinear\(/, /\banchor(?:-size)?\(/,
  /\b(?:a?sin|a?cos|a?tan2?|round|mod|rem|pow|sqrt|hypot|exp|abs|sign)\(/];

const folders = 'api|ws|plain|assets|modules|words|rules|pieces|games\\.|build\\.json|sw\\.js';
const fromTheTop = new RegExp(`^/(?:${folders})`);

function hostsIn(text) {
  const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)/g)].map((found) => found[1]);
  return hosts.filter((host) => !knownHosts.includes(host)).map((host) => `names another host: ${host}`);
}

function markupIn(text) {
  const found = [];
  if (/<[a-z][^<>]*\sstyle\s*=/i.test(text)) found.push(`has a style attribute: ${text.slice(0, 80)}`);
  if (/<[a-z][^<>]*\son[a-z]+\s*=/i.test(text)) found.push(`has an inline handler: ${text.slice(0, 80)}`);
  if (/<style[\s>]/i.test(text)) found.push('has an inline style');
  if (/<script(?![^>]*\ssrc=)[\s>]/i.test(text)) found.push('has an inline script');
  return found;
}

// --- script ----------------------------------------------------------------------------------------------------------
function* nodesOf(node) {
  if (Array.isArray(node)) {
    for (const item of node) yield* nodesOf(item);
  } else if (node && typeof node.type === 'string') {
    yield node;
    for (const key of Object.keys(node)) yield* nodesOf(node[key]);
  }
}

function stringOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? node.value.cooked : undefined;
}

function aboutString(text) {
  const found = [...hostsIn(text), ...markupIn(text)];
  if (fromTheTop.test(text)) found.push(`has an address from the top of the server: ${text}`);
  return found;
}

function aboutCall({ callee }) {
  if (callee.type === 'Identifier' && ['eval', 'Function'].includes(callee.name)) return [`calls ${callee.name}`];
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const name = callee.property.name;
  const whole = `${callee.object.name}.${name}`;
  return laterMethods.has(name) || laterFunctions.has(whole) ? [`calls ${whole}, which came later`] : [];
}

export function aboutScript(text) {
  let tree;
  try {
    tree = parse(text, { ecmaVersion: 2022, sourceType: 'module' });
  } catch (error) {
    return [`is newer than ES2022: ${error.message}`];
  }
  const found = /[#@] sourceMappingURL=/.test(text) ? ['has a source map'] : [];
  for (const node of nodesOf(tree)) {
    const string = stringOf(node);
    if (string !== undefined) found.push(...aboutString(string));
    if (node.type === 'CallExpression' || node.type === 'NewExpression') found.push(...aboutCall(node));
  }
  return found;
}

// --- style -----------------------------------------------------------------------------------------------------------
/** Rules inside of rules; what stands inside of @media and its like does not count. */
function nestingIn(text) {
  const open = [];
  const found = [];
  let from = 0;
  for (let at = 0; at < text.length; ++at) {
    if (text[at] === '{') {
      const head = text.slice(from, at).trim();
      if (open.includes('rule')) found.push(`has a rule inside of a rule: ${head}`);
      open.push(head.startsWith('@') ? 'at-rule' : 'rule');
    }
    if (text[at] === '}') open.pop();
    if ('{};'.includes(text[at])) from = at + 1;
  }
  return found;
}

export function aboutStyle(css) {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '""');
  const found = [...hostsIn(css), ...nestingIn(text)];
  for (const [, name] of text.matchAll(/@([a-z-]+)/g)) {
    if (laterAtRules.includes(name) || name === 'import') found.push(`has @${name}`);
  }
  for (const later of laterInStyle) if (later.test(text)) found.push(`has ${text.match(later)[0]}, which came later`);
  if (/url\(\s*["']?(?:\/|[a-z]+:\/\/)/.test(css)) found.push('has an address from the top of a server');
  return found;
}

// --- page ------------------------------------------------------------------------------------------------------------
export function aboutPage(text) {
  const found = [...hostsIn(text), ...markupIn(text)];
  for (const [, address] of text.matchAll(/\s(?:href|src|action)="([^"]*)"/g)) {
    if (/^(?:\/|[a-z]+:)/.test(address)) found.push(`has an address from the top of a server: ${address}`);
  }
  return found;
}
