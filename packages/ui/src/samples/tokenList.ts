export type Token = {
  readonly name: string;
  /** In light; the only value of a token that is the same in both themes. */
  readonly light: string;
  readonly dark: string;
};
export type TokenGroup = { readonly title: string; readonly tokens: readonly Token[] };

/** The tokens of `tokens.css`, in the groups of its comments. Values under a condition (`@media`) are left out. */
export function tokenGroups(css: string): readonly TokenGroup[] {
  const root = css.slice(css.indexOf(':root {'), css.indexOf('\n}'));
  return root
    .split(/^ {2}\/\* (?=[^\n]*\*\/$)/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('*/');
      return { title: heading.trim(), tokens: tokensIn(lines.join('*/')) };
    });
}

const tokensIn = (css: string): readonly Token[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
    ([, name = '', value = '']) => {
      const text = value.replace(/\s+/g, ' ').replace(/\( /g, '(').replace(/ \)/g, ')');
      const [light = text, dark = text] = themed(text);
      return { name, light, dark };
    },
  );

/** The two values of `light-dark(…)`; the comma between them is outside of any parentheses. */
function themed(value: string): readonly string[] {
  const inside = /^light-dark\((.*)\)$/.exec(value)?.[1];
  return inside === undefined ? [] : inside.split(/,\s*(?![^(]*\))/);
}

/** WCAG's contrast of two opaque colours, `#rrggbb`: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const surfaces = ['--page', '--surface', '--surface-sunken'];

/** Which colours meet, and the least contrast between them. */
export const pairs: readonly { front: string; backs: readonly string[]; least: number }[] = [
  { front: '--text', backs: [...surfaces, '--brand-soft'], least: 4.5 },
  { front: '--text-secondary', backs: [...surfaces, '--brand-soft'], least: 4.5 },
  { front: '--text-action', backs: surfaces, least: 4.5 },
  { front: '--text-success', backs: [...surfaces, '--success-soft'], least: 4.5 },
  { front: '--text-failure', backs: [...surfaces, '--failure-soft'], least: 4.5 },
  { front: '--on-action', backs: ['--action', '--action-pressed'], least: 4.5 },
  { front: '--on-brand', backs: ['--brand'], least: 4.5 },
  { front: '--on-notice', backs: ['--notice'], least: 4.5 },
  { front: '--line-strong', backs: ['--page', '--surface'], least: 3 },
  { front: '--focus', backs: surfaces, least: 3 },
];
