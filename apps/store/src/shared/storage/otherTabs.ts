/**
 * Calls back when another tab wrote one of these keys of local storage or cleared all, and when this
 * page returns from the back/forward cache, where it received no storage events.
 */
export function onChangeInOtherTab(keys: readonly string[], tell: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) tell();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && tell());
}
