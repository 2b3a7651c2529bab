/** An unsigned 32-bit number that depends only on the parts: the city is the same on every machine. */
export function hash(...parts: readonly (string | number)[]): number {
  let bits = 2166136261;
  for (const character of parts.join('|')) {
    bits = Math.imul(bits ^ character.charCodeAt(0), 16777619);
  }
  bits = Math.imul(bits ^ (bits >>> 15), 2246822519);
  return (bits ^ (bits >>> 13)) >>> 0;
}

/** A deterministic number in [0, 1). */
export const chance = (...parts: readonly (string | number)[]) => hash(...parts) / 2 ** 32;

/** One of the choices, always the same for the same parts. */
export function pick<Choice>(choices: readonly Choice[], ...parts: readonly (string | number)[]): Choice {
  const choice = choices[hash(...parts) % choices.length];
  if (choice === undefined) throw new RangeError('There is nothing to pick from');
  return choice;
}
