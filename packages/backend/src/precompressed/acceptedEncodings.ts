export type Encoding = 'br' | 'gzip';

/** Browsers send the same few headers, but an attacker can send any number of different ones. */
const maxCached = 100;
const cache = new Map<string, ReadonlySet<string>>();

export function acceptedEncodings(header = ''): ReadonlySet<string> {
  const cached = cache.get(header);
  if (cached) return cached;
  if (cache.size >= maxCached) cache.clear();
  const accepted = parseEncodings(header);
  cache.set(header, accepted);
  return accepted;
}

function parseEncodings(header: string): ReadonlySet<string> {
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
