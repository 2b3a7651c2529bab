/**
 * Tells when another tab of the store wrote one of these keys of local storage, or cleared them all; and when this
 * page comes back from a sleep in which it heard nothing.
 */
export function onChangeInOtherTab(keys: readonly string[], tell: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) tell();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell());
}
