/** With the id if it was not there, without it if it was (spec §4). */
export const toggled = <Id>(ids: readonly Id[], id: Id): readonly Id[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
