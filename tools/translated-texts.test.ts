import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * A browser's translation takes each text out of the page and puts `<font>` in its place. React replaces the text of an element
 * that has nothing else; of a text beside siblings it changes the one that was taken out (the screen stays as it was), or fails
 * when it removes it. So a text that can change, and a text beside something that can come and go, has an element of its own.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
const screens = ['packages/ui/src', 'apps/store/src', 'apps/admin/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(name))
    .map((name) => join(folder, name)),
);

/** Props and functions to which only elements are given: a caller puts a text into an element. */
const slots = new Set(
  [
    'action',
    'actions',
    'again',
    'bar',
    'children',
    'contents',
    'end',
    'navigation',
    'none',
    'progress',
    'status',
  ].concat(['suffix', 'table', 'waiting']),
);
const isSlot = (node: ESTree.Expression) => node.type === 'Identifier' && slots.has(node.name);

/** Whether an expression between two tags can become a text. */
function canBeText(node: ESTree.Expression | ESTree.JSXEmptyExpression): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'JSXEmptyExpression':
      return false;
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '');
    case 'ConditionalExpression':
      return canBeText(node.consequent) || canBeText(node.alternate);
    case 'LogicalExpression':
      return canBeText(node.right) || (node.operator !== '&&' && canBeText(node.left));
    case 'ParenthesizedExpression':
      return canBeText(node.expression);
    case 'CallExpression':
      return !isList(node) && !isSlot(node.callee);
    default:
      return !isSlot(node);
  }
}

/** `list.map(…)` of elements: a list of texts needs no keys, so its callback is a text itself. */
function isList({ callee, arguments: [made] }: ESTree.CallExpression): boolean {
  const isMap =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'map';
  if (!isMap || made?.type !== 'ArrowFunctionExpression') return false;
  return made.body.type === 'BlockStatement' || !canBeText(made.body);
}

const isIndent = (node: ESTree.JSXChild) =>
  node.type === 'JSXText' ? node.value.trim() === '' : isComment(node);
const isComment = (node: ESTree.JSXChild) =>
  node.type === 'JSXExpressionContainer' &&
  (node.expression.type === 'JSXEmptyExpression' || isBlank(node.expression));
/** `{' '}`: a translation leaves it alone. */
const isBlank = (node: ESTree.Expression) =>
  node.type === 'Literal' && typeof node.value === 'string' && node.value.trim() === '';

/** The texts of a file that a translated page would lose. */
function textsWithoutElement(path: string, code: string): string[] {
  const found: string[] = [];
  const check = ({ type, children }: ESTree.JSXElement | ESTree.JSXFragment) => {
    const content = children.filter((child) => !isIndent(child));
    if (content.length < 2 && type === 'JSXElement') return;
    const canChange =
      type === 'JSXFragment' || content.some((child) => child.type === 'JSXExpressionContainer');
    for (const child of content) {
      const isLost =
        child.type === 'JSXExpressionContainer'
          ? canBeText(child.expression)
          : child.type === 'JSXText' && canChange;
      if (!isLost) continue;
      const line = code.slice(0, child.start).split('\n').length;
      found.push(`${path}:${line} ${code.slice(child.start, child.end).trim()}`);
    }
  };
  new Visitor({ JSXElement: check, JSXFragment: check }).visit(parseSync(path, code).program);
  return found;
}

it('every text that can change has an element of its own', () => {
  expect(
    screens.flatMap((path) => textsWithoutElement(path, readFileSync(join(root, path), 'utf8'))),
  ).toEqual([]);
});

describe('what is a fault', () => {
  it.each([
    '<p>Pedido {id}</p>',
    '<p>{a}{b}</p>',
    "<p>{isPaid && 'pagado'}{isLate && 'tarde'}</p>",
    '<p>Nota: {isLong && <b>larga</b>}</p>',
    '<p><b>Nota:</b> {note}</p>',
    '<p>{count > 0 && <>· {count}</>}</p>',
    '<p>{names.map((name) => name)}<b /></p>',
  ])('%s', (jsx) => {
    expect(textsWithoutElement('a.tsx', `const a = ${jsx};`)).not.toEqual([]);
  });

  it.each([
    `<p>{\`Pedido \${id}\`}</p>`,
    '<p>{note}</p>',
    '<p>Lee el <a href="/aviso">aviso</a>.</p>',
    '<p><b>Nota:</b>{" "}<span>{note}</span></p>',
    '<ul>{names.map((name) => <li key={name}>{name}</li>)}{isLong && <li>más</li>}</ul>',
    '<div><Icon />{children}</div>',
  ])('and not %s', (jsx) => {
    expect(textsWithoutElement('a.tsx', `const a = ${jsx};`)).toEqual([]);
  });
});
