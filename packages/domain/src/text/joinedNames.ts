/**
 * Each id with its name, from a text that joins the names. Names that contain a comma give more parts than ids: the last gets
 * the rest, so that no part is lost.
 */
export function withNames<Id>(ids: readonly Id[], joined: string | null) {
  const parts = (joined ?? '').split(', ');
  return ids.map((id, at) => ({
    id,
    name: parts.slice(at, at < ids.length - 1 ? at + 1 : undefined).join(', '),
  }));
}
