import type { Build } from './build.ts';
import { isOfBuild } from './isOfBuild.ts';
import { isWhole } from './isWhole.ts';
import type { Kind } from './kindOf.ts';

/**
 * Whether an answer is what was asked for, and whole: only then it is cached. A café's portal answers everything with 200 and
 * its own page, which is a whole answer by its own type.
 */
export async function isExpected(
  kind: Kind,
  url: string,
  response: Response,
  { assets, endMark }: Pick<Build, 'assets' | 'endMark'>,
): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasExpectedType(kind, url, response)) return false;
  const bytes = kind === 'asset' ? assets[pathOf(url)] : undefined;
  if (bytes !== undefined) return (await response.arrayBuffer()).byteLength === bytes;
  if (kind === 'page' && !isOfBuild(await response.clone().text(), Object.keys(assets))) return false;
  return isWhole(response, endMark);
}

/** The answer's type against the address, not against itself. */
export function hasExpectedType(kind: Kind, url: string, { headers }: Response): boolean {
  return expectedType(kind, pathOf(url)).test(headers.get('Content-Type') ?? '');
}

function expectedType(kind: Kind, path: string): RegExp {
  switch (kind) {
    case 'page':
      return /^text\/html/;
    case 'menu':
      return /json/;
    case 'picture':
      return /^image\//;
    case 'file':
      return path.endsWith('.webmanifest') ? /json/ : /^image\//;
    case 'asset':
      if (path.endsWith('.js')) return /javascript/;
      // Fonts have many types, also none.
      return path.endsWith('.css') ? /^text\/css/ : /^(?!text\/)/;
  }
}

// The worker's own caches name a page by its path alone.
const pathOf = (url: string) => new URL(url, 'https://store.invalid').pathname;
