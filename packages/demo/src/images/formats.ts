/** The stored and delivered formats. */
export type Format = 'avif' | 'webp' | 'jpg' | 'png' | 'gif';

export const formats: readonly Format[] = ['avif', 'webp', 'jpg', 'png', 'gif'];

export const contentTypes: Readonly<Record<Format, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
};

/** A format by the ending of a file name or the value of `f_`. */
export const formatNamed = (name: string): Format | undefined =>
  formats.find((format) => format === (name === 'jpeg' ? 'jpg' : name));

/** The smallest format that the browser accepts. `*` does not count: every browser sends it. */
export function negotiate(accept: string | undefined): Format {
  const accepted = (accept ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  if (accepted.includes(contentTypes.avif)) return 'avif';
  return accepted.includes(contentTypes.webp) ? 'webp' : 'jpg';
}
