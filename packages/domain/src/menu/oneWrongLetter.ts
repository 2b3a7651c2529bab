/**
 * Whether a word begins with what was typed, if one letter of it may be wrong, missing, too many, or swapped with the
 * next: `nutlla`, `nuttella`, `nitella` and `untella` all begin `nutella`.
 *
 * One edit is enough to look at only one place: the first letter that differs.
 */
export function beginsWithOneWrongLetter(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  if (at === typed.length) return true;
  const restIs = (rest: number, from: number) => word.startsWith(typed.slice(rest), from);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    (at < word.length && (restIs(at + 1, at + 1) || restIs(at, at + 1))) ||
    restIs(at + 1, at) ||
    (isSwapped && restIs(at + 2, at + 2))
  );
}
