/**
 * What was typed or chosen on this entry of the history: a reload finds it again, another visit does not. The router keeps its own
 * state beside it.
 */
export const keptInEntry = (name: string): unknown => Object(window.history.state)[name];

export function keepInEntry(name: string, value: unknown): void {
  try {
    window.history.replaceState({ ...Object(window.history.state), [name]: value }, '');
  } catch {
    // Safari refuses more than a hundred changes in half a minute: the next one keeps all.
  }
}
