import type { Kind } from './kindOf.ts';

export type Build = {
  /** Changes with the content of the build. */
  readonly version: string;
  /** The length in bytes of each file of the build with a hash in its name, by path. */
  readonly assets: Readonly<Record<string, number>>;
  /** The assets that the store needs offline. */
  readonly precached: readonly string[];
  /** The last characters of its scripts and style sheets. */
  readonly endMark: string;
};

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
  // The address of a follow link is a password: it must not stay as the key of a page. Offline the link shows the fallback page.
  if (kind === 'page' && pathOf(url).startsWith('/seguimiento/')) return false;
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

/** Whether all scripts and styles of a page belong to this build: another build's files may be missing offline. */
export function isOfBuild(html: string, assets: readonly string[]): boolean {
  const named = html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
  return named.length > 0 && named.every((path) => assets.includes(path));
}

/**
 * Whether a body shows its own end. Firefox takes a body that HTTP/1 cut short for a complete one (decision 14), and a
 * cached half of a script would break the app until the next release.
 *
 * @param endMark the last characters of the build's scripts and style sheets
 */
export async function isWhole(response: Response, endMark: string): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  if (/javascript|css/.test(type)) return endsWith(await response.text(), endMark);
  if (type.includes('html')) return endsWith(await response.text(), '</html>');
  if (type.includes('json')) return isJson(await response.text());
  const length = response.headers.get('Content-Length');
  // The length of a compressed body is not that of what it decodes to.
  const isComparable = length !== null && !response.headers.has('Content-Encoding');
  const { byteLength } = await response.arrayBuffer();
  return !isComparable || byteLength === Number(length);
}

const endsWith = (text: string, end: string) => text.trimEnd().endsWith(end);

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The network's answer. One of a wrong type is fetched again past the browser's own cache, where a portal's page may be for
 * as long as the portal said. A screen is exempt: the customer must see the portal's page to get through.
 */
export async function fetchExpected(kind: Kind, request: Request): Promise<Response> {
  const response = await send(kind, request);
  const isWrong = kind !== 'page' && response.status === 200 && !hasExpectedType(kind, request.url, response);
  return isWrong ? send(kind, new Request(request, { cache: 'reload' })) : response;
}

async function send(kind: Kind, request: Request): Promise<Response> {
  if (kind !== 'picture') return fetch(request);
  // Without CORS the response of another origin is opaque: its status cannot be read.
  return fetch(new Request(request, { mode: 'cors', credentials: 'omit' })).catch(() => fetch(request));
}
