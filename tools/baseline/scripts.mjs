import { parseSync } from 'vite';
import { isKnown, methods } from './compat.mjs';

/**
 * What a script uses of its browser, as far as its text tells. A built script has no types, so a method of some object,
 * `x.toSorted()`, may be of any object that has one of that name: it counts where all of them are too new. A property
 * of some object is not seen.
 *
 * @typedef {{ name: string, keys: readonly string[], prefixes?: readonly string[] }} Use
 * one of `keys` is what it means
 */

const globals = new Set(['window', 'self', 'globalThis']);

/** @type {Record<string, readonly string[]>} */
const instances = {
  document: ['api.Document', 'api.Node', 'api.EventTarget'],
  history: ['api.History'],
  location: ['api.Location'],
  navigator: ['api.Navigator', 'api.WorkerNavigator'],
  performance: ['api.Performance'],
};

/** Syntax that no build target makes older. */
/** @type {readonly (readonly [name: string, pattern: RegExp, key: string])[]} */
const patterns = [
  ['(?<= in a pattern', /\(\?<[=!]/, 'javascript.regular_expressions.lookbehind_assertion'],
  ['(?i: in a pattern', /\(\?[ims-]+:/, 'javascript.regular_expressions.modifier'],
];

/**
 * The scripts of one app. What one of them gives to its own objects under some name is not the browser's in another.
 *
 * @param {readonly string[]} codes
 * @returns {Use[][]} of each script
 */
export function usesOfScripts(codes) {
  const scripts = codes.map(nodesOf);
  const own = new Set(scripts.flat().flatMap(membersDefinedBy));
  return scripts.map((nodes) => usesOfScript(nodes).filter(({ name }) => !own.has(name)));
}

/** @type {(code: string) => any[]} */
function nodesOf(code) {
  const { program, errors } = parseSync('script.js', code);
  if (errors.length > 0) throw new Error(`a script cannot be read: ${errors[0]?.message}`);
  /** @type {any[]} */
  const nodes = [];
  collect(program, nodes);
  return nodes;
}

/** A method in the form of its use: `.total()`. @type {(node: any) => string[]} */
function membersDefinedBy(node) {
  switch (node.type) {
    case 'ObjectExpression':
      return node.properties.map((/** @type {any} */ { key }) => `.${key?.name ?? key?.value}()`);
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return [`.${node.key.name ?? node.key.value}()`];
    case 'AssignmentExpression':
      return node.left.type === 'MemberExpression' ? [`.${node.left.property.name}()`] : [];
    default:
      return [];
  }
}

/**
 * @param {readonly any[]} nodes
 * @returns {Use[]}
 */
function usesOfScript(nodes) {
  const declared = new Set(nodes.flatMap(declaredBy));
  return nodes.flatMap((node) => usesOf(node, declared));
}

/** @type {(value: any, into: any[]) => void} */
function collect(value, into) {
  if (value === null || typeof value !== 'object') return;
  if (typeof value.type === 'string') into.push(value);
  for (const child of Object.values(value)) collect(child, into);
}

/**
 * The names that a node declares: anywhere in the script they are not taken for the browser's. The parser has no types.
 *
 * @type {(node: any) => string[]}
 */
const declaredBy = ({ id, params, param, local }) => [id, params, param, local].flatMap(namesIn);

/** @type {(pattern: any) => string[]} */
function namesIn(pattern) {
  if (pattern === null || typeof pattern !== 'object') return [];
  if (pattern.type === 'Identifier') return [pattern.name];
  // `{ key: name = value }` declares only `name`.
  const { key: _, right: __, ...parts } = pattern;
  return Object.values(parts).flatMap(namesIn);
}

/** @type {(node: any, declared: ReadonlySet<string>) => Use[]} */
function usesOf(node, declared) {
  switch (node.type) {
    case 'Identifier':
      return declared.has(node.name)
        ? []
        : known(node.name, [`api.${node.name}`, `javascript.builtins.${node.name}`]);
    case 'MemberExpression':
      return node.computed ? [] : memberUses(node.object, node.property.name, declared);
    case 'VariableDeclarator':
      return node.id.type === 'ObjectPattern' ? takenOut(node, declared) : [];
    case 'Literal':
      return node.regex ? patternUses(node.regex) : [];
    case 'CallExpression':
      return [...methodUses(node.callee, declared), ...attributeUses(node.arguments)];
    case 'StaticBlock':
      return known('static { }', ['javascript.classes.static.initialization_blocks']);
    default:
      return [];
  }
}

/** `const { groupBy } = Object`. @type {(node: any, declared: ReadonlySet<string>) => Use[]} */
const takenOut = (node, declared) =>
  node.id.properties.flatMap((/** @type {any} */ part) =>
    part.key?.type === 'Identifier' ? memberUses(node.init, part.key.name, declared) : [],
  );

/** @type {(object: any, member: string, declared: ReadonlySet<string>) => Use[]} */
function memberUses(object, member, declared) {
  if (object?.type !== 'Identifier' || declared.has(object.name)) return [];
  const owner = object.name;
  if (globals.has(owner)) {
    return known(member, [`api.${member}`, `api.Window.${member}`, `javascript.builtins.${member}`]);
  }
  const places = [`api.${owner}`, `javascript.builtins.${owner}`, ...(instances[owner] ?? [])];
  return known(
    `${owner}.${member}`,
    places.flatMap((place) => [`${place}.${member}_static`, `${place}.${member}`]),
  );
}

/** `x.toSorted()` @type {(callee: any, declared: ReadonlySet<string>) => Use[]} */
function methodUses(callee, declared) {
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const name = callee.property.name;
  if (memberUses(callee.object, name, declared).length > 0) return []; // already found with its object
  const keys = methods.get(name);
  return keys ? [{ name: `.${name}()`, keys }] : [];
}

/** @type {(regex: { pattern: string, flags: string }) => Use[]} */
const patternUses = ({ pattern, flags }) => [
  ...patterns.filter(([, sign]) => sign.test(pattern)).flatMap(([name, , key]) => known(name, [key])),
  ...(flags.includes('v') ? known('pattern flag v', ['javascript.builtins.RegExp.unicodeSets']) : []),
  ...(flags.includes('d') ? known('pattern flag d', ['javascript.builtins.RegExp.hasIndices']) : []),
];

/** `jsx('dialog', { closedBy: 'any' })`. @type {(parts: any[]) => Use[]} */
function attributeUses([element, attributes]) {
  if (typeof element?.value !== 'string' || attributes?.type !== 'ObjectExpression') return [];
  const place = `html.elements.${element.value}`;
  if (!isKnown(place)) return [];
  return attributes.properties.flatMap((/** @type {any} */ { key }) => {
    const name = String(key?.name ?? key?.value).toLowerCase();
    return known(`<${element.value} ${name}>`, [`${place}.${name}`, `html.global_attributes.${name}`]);
  });
}

/** @type {(name: string, keys: readonly string[]) => Use[]} */
function known(name, keys) {
  const found = keys.filter(isKnown);
  return found.length > 0 ? [{ name, keys: found }] : [];
}
