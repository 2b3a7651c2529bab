/** Which one was moved, and to which place (from 1); nothing if the order is the same. */
export function moved<Id>(before: readonly Id[], after: readonly Id[]): { id?: Id; place?: number } {
  const first = after.findIndex((id, index) => id !== before[index]);
  if (first < 0) return {};
  // One that went up stands where the difference begins; one that went down, where it ends.
  const wentUp = after[first + 1] === before[first];
  const place = wentUp ? first : after.findLastIndex((id, index) => id !== before[index]);
  const id = after[place];
  return id === undefined ? {} : { id, place: place + 1 };
}
