/** The rows in the order of their ids. What is not among the ids comes last, as it was. */
export function inOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly Row['id'][],
): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...rows].sort((a, b) => place(a) - place(b));
}
