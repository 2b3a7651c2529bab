/** Tells when another tab of the store wrote one of these keys of local storage, or cleared them all. */
export function onChangeInOtherTab(keys: readonly string[], tell: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) tell();
  });
}
