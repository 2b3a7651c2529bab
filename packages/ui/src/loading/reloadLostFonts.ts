/** Milliseconds after a failure. After the last attempt only the `online` event retries. */
const pausesMs = [2000, 8000, 30_000];

/**
 * Fetches lost fonts again. A browser fetches a font once per `@font-face` rule and keeps the fallback after a failure;
 * an inserted copy of the rule is a new font.
 */
export function reloadLostFonts(): void {
  const pauses = [...pausesMs];
  const retryLater = () => {
    const pauseMs = pauses.shift();
    if (pauseMs !== undefined) setTimeout(replaceLostRules, pauseMs);
  };
  document.fonts.addEventListener('loadingerror', retryLater);
  addEventListener('online', replaceLostRules);
  if (lostFamilies().size > 0) retryLater();
}

const lostFamilies = () =>
  new Set(
    [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => unquoted(family)),
  );

function replaceLostRules(): void {
  const lost = lostFamilies();
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-files]')) {
    for (const [index, rule] of [...(sheet?.cssRules ?? [])].entries()) {
      // A missing `local()` font is not a failed download.
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('url(')) continue;
      if (!lost.has(unquoted(rule.style.getPropertyValue('font-family')))) continue;
      sheet?.deleteRule(index);
      sheet?.insertRule(rule.cssText, index);
    }
  }
}

const unquoted = (family: string) => family.replaceAll(/^["']|["']$/g, '');
