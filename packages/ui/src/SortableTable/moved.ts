/** The moved id and its new position (from 1); undefined if the order is the same. */
export function moved<Id>(before: readonly Id[], after: readonly Id[]): { id?: Id; place?: number } {
  const different = [...after.keys()].filter((index) => after[index] !== before[index]);
  const [first, last] = [different.at(0), different.at(-1)];
  if (first === undefined || last === undefined) return {};
  // A row moved up is at the first difference, a row moved down at the last one.
  const wentUp = after[first + 1] === before[first];
  const place = wentUp ? first : last;
  const id = after[place];
  return id === undefined ? {} : { id, place: place + 1 };
}
