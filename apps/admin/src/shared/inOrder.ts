/** The rows sorted by the list of ids. Rows without an id in the list come last, in their old order. */
export function inOrder<Row extends { readonly id: number }>(
  rows: readonly Row[],
  ids: readonly Row['id'][],
): Row[] {
  const place = ({ id }: Row) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...rows].sort((a, b) => place(a) - place(b));
}
