/**
 * One name for each id, from a text that joins them. Names that contain a comma give more parts than ids: the last gets the
 * rest, so that no part is lost.
 */
export function namesOf(ids: readonly unknown[], joined: string | null): readonly string[] {
  const parts = joined?.split(', ') ?? [];
  return ids.map((_, index) =>
    (index < ids.length - 1 ? parts.slice(index, index + 1) : parts.slice(index)).join(', '),
  );
}
