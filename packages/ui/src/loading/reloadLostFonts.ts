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
    if (pauseMs !== undefined) setTimeout(retry, pauseMs);
  };
  const retry = () => {
    if (isAnyLost()) replaceLostFonts().catch(retryLater);
  };
  document.fonts.addEventListener('loadingerror', retryLater);
  addEventListener('online', retry);
  if (isAnyLost()) retryLater();
}

const isAnyLost = () => [...document.fonts].some(({ status }) => status === 'error');

/** Fetches the lost fonts, and inserts their rules again. */
async function replaceLostFonts(): Promise<void> {
  const lost = new Set(
    [...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => unquoted(family)),
  );
  // The browser's cache may hold a truncated font (see `endMark`).
  await Promise.all(lostRules(lost).map(({ rule }) => refetch(rule)));
  for (const { sheet, index, rule } of lostRules(lost)) {
    sheet.deleteRule(index);
    sheet.insertRule(rule.cssText, index);
  }
}

function lostRules(families: ReadonlySet<string>) {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-files]')];
  return sheets.flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].flatMap((rule, index) => {
      // A missing `local()` font is not a failed download.
      if (!sheet || !(rule instanceof CSSFontFaceRule) || !urlOf(rule)) return [];
      return families.has(unquoted(rule.style.getPropertyValue('font-family')))
        ? [{ sheet, index, rule }]
        : [];
    }),
  );
}

const urlOf = ({ cssText }: CSSFontFaceRule) => /url\("?([^")]+)/.exec(cssText)?.[1];

async function refetch(rule: CSSFontFaceRule): Promise<void> {
  const answer = await fetch(urlOf(rule) ?? '', { cache: 'reload' }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
}

const unquoted = (family: string) => family.replaceAll(/^["']|["']$/g, '');
