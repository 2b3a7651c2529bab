import { parseAst } from 'vite';

type Call = {
  readonly type: 'CallExpression';
  readonly callee: { readonly name?: string };
  readonly arguments: readonly { readonly end: number }[];
};

/** `invariant(condition, "a long sentence")` → `invariant(condition)`: it throws all the same; the stack says where. */
export function withoutReasons(code: string): string {
  const reasons: [from: number, to: number][] = [];
  visitCalls(parseAst(code), ({ callee, arguments: [condition, reason] }) => {
    if (callee.name === 'invariant' && condition && reason) reasons.push([condition.end, reason.end]);
  });
  return reasons
    .sort(([a], [b]) => b - a)
    .reduce((text, [from, to]) => text.slice(0, from) + text.slice(to), code);
}

function visitCalls(node: unknown, visit: (call: Call) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (isCall(node)) visit(node);
  for (const child of Object.values(node)) visitCalls(child, visit);
}

const isCall = (node: object): node is Call => 'type' in node && node.type === 'CallExpression';
