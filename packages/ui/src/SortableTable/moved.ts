/** Which one was moved, and to which place (from 1); nothing if the order is the same. */
export function moved<Id>(before: readonly Id[], after: readonly Id[]): { id?: Id; place?: number } {
  const different = [...after.keys()].filter((index) => after[index] !== before[index]);
  const [first, last] = [different.at(0), different.at(-1)];
  if (first === undefined || last === undefined) return {};
  // One that went up stands where the difference begins; one that went down, where it ends.
  const wentUp = after[first + 1] === before[first];
  const place = wentUp ? first : last;
  const id = after[place];
  return id === undefined ? {} : { id, place: place + 1 };
}
