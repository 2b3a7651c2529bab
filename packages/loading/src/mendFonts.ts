/** Milliseconds after a loss; then only the network's return counts. */
const pausesMs = [2000, 8000, 30_000];

/**
 * Asks again for fonts that were lost. A browser asks once, and shows the fallback for the document's life; a rule that
 * is written anew is a new font to it.
 */
export function mendFonts(): void {
  const pauses = [...pausesMs];
  const mendLater = () => {
    const pauseMs = pauses.shift();
    if (pauseMs !== undefined) setTimeout(writeLostAnew, pauseMs);
  };
  document.fonts.addEventListener('loadingerror', mendLater);
  addEventListener('online', writeLostAnew);
  if (lostFamilies().size > 0) mendLater();
}

const lostFamilies = () =>
  new Set(
    [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => unquoted(family)),
  );

function writeLostAnew(): void {
  const lost = lostFamilies();
  for (const { sheet } of document.querySelectorAll<HTMLStyleElement>('style[data-files]')) {
    for (const [index, rule] of [...(sheet?.cssRules ?? [])].entries()) {
      // One of the device's own fonts that is not there is no loss.
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('url(')) continue;
      if (!lost.has(unquoted(rule.style.getPropertyValue('font-family')))) continue;
      sheet?.deleteRule(index);
      sheet?.insertRule(rule.cssText, index);
    }
  }
}

const unquoted = (family: string) => family.replaceAll(/^["']|["']$/g, '');
