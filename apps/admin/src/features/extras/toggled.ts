/** Adds the id, or removes it if it is present (spec §4). */
export const toggled = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
