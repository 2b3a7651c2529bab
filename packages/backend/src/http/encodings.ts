/** In which bodies are kept ready. */
export type Encoding = 'br' | 'gzip';

/** Browsers all say the same few things, and strangers whatever they like: a full memory starts anew. */
const maxRemembered = 100;
const remembered = new Map<string, ReadonlySet<string>>();

/** What an `Accept-Encoding` takes. */
export function encodingsOf(header = ''): ReadonlySet<string> {
  const known = remembered.get(header);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const accepted = readEncodings(header);
  remembered.set(header, accepted);
  return accepted;
}

function readEncodings(header: string): ReadonlySet<string> {
  const accepted = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality = '1']) => Number(quality) > 0);
  return new Set(accepted.map(([encoding = '']) => encoding));
}
