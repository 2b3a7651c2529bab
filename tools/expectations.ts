import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/**
 * The expectations of each test of a file, as source text: calls of `expect`, waits for an address or a request, the
 * values and tables that they name, and the same of the helper functions that they call.
 * A test is found by its title or the title of its `describe`, a story by its export, a case of a table by its
 * `name`.
 */
export function expectationsOf(path: string, title: string): readonly string[] {
  const file = fileAt(path);
  const story = path.endsWith('.stories.tsx') && file.values.get(title);
  const tests = story ? [story] : (file.tests.get(title) ?? []);
  return tests.flatMap((test) => expectedIn(test, file));
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>;
type Values = ReadonlyMap<string, Node>;
type File = {
  readonly path: string;
  readonly source: string;
  /** Top-level constants and functions of the file. */
  readonly values: Values;
  readonly tests: ReadonlyMap<string, readonly Node[]>;
};

const files = new Map<string, File>();

function fileAt(path: string): File {
  const known = files.get(path) ?? read(path);
  files.set(path, known);
  return known;
}

function read(path: string): File {
  const source = readFileSync(path, 'utf8');
  const program = parseSync(path, source).program as unknown as Node;
  const top = childrenOf(program).map(({ declaration, ...node }) =>
    isNode(declaration) ? declaration : node,
  );
  const tests = new Map<string, Node[]>();
  for (const node of everyNode(program)) {
    const title = titleOf(node, source);
    if (title !== null) tests.set(title, [...(tests.get(title) ?? []), node]);
  }
  return { path, source, values: declaredBy(top.filter(isNode)), tests };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

function everyNode(node: Node, found: Node[] = []): readonly Node[] {
  found.push(node);
  for (const child of childrenOf(node)) everyNode(child, found);
  return found;
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

const declaredBy = (nodes: readonly Node[]): Values =>
  new Map(
    nodes.flatMap((node): [string, Node][] => {
      if (node.type === 'FunctionDeclaration') return [[nameOf(node.id), node]];
      if (node.type !== 'VariableDeclaration') return [];
      return (node.declarations as Node[]).flatMap(({ id, init }): [string, Node][] =>
        isNode(init) ? [[nameOf(id), init]] : [],
      );
    }),
  );

/** `expect` of `expect(cart).not.toEqual([])`, `it` of `it.each(table)('…')`. */
function rootOf(node: Node): string {
  const inner = node.callee ?? node.object;
  return isNode(inner) ? rootOf(inner) : nameOf(node);
}

const testWords = ['it', 'test', 'describe'];
const isText = (node: unknown): node is Node =>
  isNode(node) &&
  (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string'));

function titleOf(node: Node, source: string): string | null {
  const text = ({ start, end }: Node) => source.slice(start + 1, end - 1);
  if (node.type === 'CallExpression' && testWords.includes(rootOf(node))) {
    const [title, body] = node.arguments as Node[];
    return isText(title) && body ? text(title) : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  const name = (node.properties as Node[]).find(({ key }) => nameOf(key) === 'name')?.value;
  return isText(name) ? text(name) : null;
}

const waits = ['waitForURL', 'waitForRequest', 'waitForResponse'];

function isExpectation(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const method = nameOf(Object(node.callee).property);
  return (
    rootOf(node) === 'expect' || waits.includes(method) || (rootOf(node) === 'fc' && method === 'assert')
  );
}

function expectedIn(body: Node, file: File): readonly string[] {
  const values = new Map([...file.values, ...declaredBy(everyNode(body))]);
  const text = ({ start, end }: Node) => file.source.slice(start, end);
  /** The text of a node, and the values of its identifiers. */
  const withValues = (part: Node) => [
    text(part),
    ...everyNode(part).flatMap((node) => {
      const value = node.type === 'Identifier' && values.get(nameOf(node));
      return value ? [text(value)] : [];
    }),
  ];

  function within(node: Node): readonly string[] {
    if (isExpectation(node)) return withValues(node);
    const inside = childrenOf(node).flatMap(within);
    if (node.type === 'ForOfStatement' && inside.length > 0)
      return [...inside, ...withValues(node.right as Node)];
    if (node.type !== 'CallExpression' || !isNode(node.callee)) return inside;
    const isTable = node.callee.type === 'CallExpression' && testWords.includes(rootOf(node));
    if (isTable && inside.length > 0) return [...inside, ...withValues(node.callee)];
    const helper = expectedByHelper(nameOf(node.callee), file);
    return helper.length > 0 ? [...inside, ...withValues(node), ...helper] : inside;
  }
  return within(body);
}

const helpers = new Map<string, readonly string[]>();

/** The expectations of a helper function of this file or of one that it imports by path. */
function expectedByHelper(name: string, file: File): readonly string[] {
  const key = `${file.path} ${name}`;
  const known = helpers.get(key);
  if (known) return known;
  // Ends the recursion of a helper that calls itself.
  helpers.set(key, []);
  const expected = readHelper(name, file);
  helpers.set(key, expected);
  return expected;
}

function readHelper(name: string, file: File): readonly string[] {
  const own = file.values.get(name);
  if (own) return expectedIn(own, file);
  const from = new RegExp(`import \\{[^}]*\\b${name || '-'}\\b[^}]*\\} from '(\\.[^']+)'`).exec(
    file.source,
  )?.[1];
  const path = from && join(dirname(file.path), from);
  if (!path || !existsSync(path)) return [];
  const other = fileAt(path);
  const body = other.values.get(name);
  return body ? expectedIn(body, other) : [];
}
