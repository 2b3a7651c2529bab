/**
 * The rendered page as one HTML file without scripts. Serialized and run in the browser: it uses nothing from outside
 * itself.
 *
 * @returns {string}
 */
export function snapshotInPage() {
  const root = document.getElementById('root')?.cloneNode(true);
  if (!(root instanceof HTMLElement)) throw new Error('The page lacks #root.');
  // The question for the location covers the page, and is not a part of it.
  for (const extra of root.querySelectorAll('dialog, script, template')) extra.remove();

  const lcp = root.querySelector('img[fetchpriority=high]');
  const preload = lcp?.getAttribute('srcset')
    ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${lcp.getAttribute('srcset')}" imagesizes="${lcp.getAttribute('sizes') ?? ''}">`
    : '';

  const isUsed = (/** @type {string} */ selector) => {
    const bare = selector.replace(/::?[\w-]+(\([^)]*\))?/g, '') || '*';
    try {
      return document.querySelector(bare) !== null;
    } catch {
      return true;
    }
  };
  const absolute = (/** @type {string} */ css, /** @type {string} */ base) =>
    css.replace(/url\("?([^")]+)"?\)/g, (whole, address) =>
      address.startsWith('data:') ? whole : `url("${new URL(address, base).pathname}")`,
    );
  /** @type {(rules: CSSRuleList, base: string) => string} */
  const usedOf = (rules, base) =>
    [...rules]
      .map((rule) => {
        if (rule instanceof CSSStyleRule) {
          return rule.selectorText.split(/,(?![^(]*\))/).some(isUsed) ? absolute(rule.cssText, base) : '';
        }
        if (rule instanceof CSSMediaRule || rule instanceof CSSLayerBlockRule) {
          const inner = usedOf(rule.cssRules, base);
          const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
          return inner && `${head}{${inner}}`;
        }
        return absolute(rule.cssText, base);
      })
      .join('');
  const css = [...document.styleSheets]
    .map((sheet) => usedOf(sheet.cssRules, sheet.href ?? location.href))
    .join('');

  const metas = [...document.head.querySelectorAll('meta, link[rel=icon]')].map((meta) => meta.outerHTML);
  const { lang } = document.documentElement;
  return `<!doctype html><html lang="${lang}"><head>${metas.join('')}<title>${document.title}</title>${preload}<style>${css}</style></head><body><div id="root">${root.innerHTML}</div></body></html>`;
}
