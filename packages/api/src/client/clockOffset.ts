const secondMs = 1_000;

/**
 * How far the server's clock is ahead of this one, in milliseconds, from the `Date` header of an answer. The
 * header has whole seconds and was written at an unknown time between request and answer. So the offset is a
 * range: 0 if the range contains 0, otherwise its middle.
 *
 * @param dateHeader of an answer that came from the server just now, not from a cache
 * @returns 0 without a readable header
 */
export function clockOffset(dateHeader: string | null, sentMs: number, receivedMs: number): number {
  const second = Date.parse(dateHeader ?? '');
  if (Number.isNaN(second)) return 0;
  const minOffset = second - receivedMs;
  const maxOffset = second + secondMs - sentMs;
  return minOffset <= 0 && maxOffset >= 0 ? 0 : Math.round((minOffset + maxOffset) / 2);
}
