import { endMark } from './endMark.ts';
import { GoneFileError, LostFileError } from './LostFileError.ts';

/** Milliseconds before the second and the third attempt. */
const pausesMs = [300, 1500];

/** By path: the text of a style sheet, '' for a script. A failed fetch is removed. */
const fetches = new Map<string, Promise<string>>();

/** What only the pages of the apps contain (`startPage.ts`). */
const ownPage = /<meta name="files"/;

const isStyle = (path: string) => path.endsWith('.css');
const hasStyle = (path: string) => document.querySelector(`style[data-files~="${path}"]`) !== null;

/**
 * Resolves when every file has arrived whole. The scripts are then in the browser's cache, for the `import()` that
 * follows, and the style sheets are in the page. An `import()` or a `<link>` must not fetch them first: browsers
 * remember its failure until the document ends (whatwg/html #6768).
 *
 * @param paths from the root: `/assets/CartScreen-1a2b.js`
 * @param isRefetch also fetches files that arrived before: the browser's cache no longer has them
 * @throws LostFileError, GoneFileError when the server does not have a file, or an Error
 */
export async function fetchFiles(paths: readonly string[], isRefetch = false): Promise<void> {
  if (isRefetch) for (const path of paths) fetches.delete(path);
  const texts = await Promise.all(paths.map(fetchOnce));
  // In the order of the list, not of arrival: the cascade depends on it.
  paths.forEach((path, index) => {
    if (isStyle(path) && !hasStyle(path)) addStyle(path, texts[index] ?? '');
  });
}

function fetchOnce(path: string): Promise<string> {
  if (isStyle(path) && hasStyle(path)) return Promise.resolve('');
  const known = fetches.get(path);
  if (known) return known;
  const text = fetchWithRetries(path);
  fetches.set(path, text);
  text.catch(() => fetches.delete(path));
  return text;
}

async function fetchWithRetries(path: string): Promise<string> {
  let cache: RequestCache = 'default';
  for (const pauseMs of pausesMs) {
    try {
      return await fetchWhole(path, cache);
    } catch (error) {
      if (!(error instanceof LostFileError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      // The cache may hold the truncated file, and may keep it for a year.
      cache = 'reload';
    }
  }
  return fetchWhole(path, cache);
}

async function fetchWhole(path: string, cache: RequestCache): Promise<string> {
  let status = 0;
  let isWhole = false;
  try {
    const answer = await fetch(path, { cache });
    // The body is read to its end: most browsers reject a truncated one here.
    const text = await answer.text();
    isWhole = text.trimEnd().endsWith(endMark);
    if (answer.ok && isWhole) return isStyle(path) ? text : '';
    // A static host answers a path that it does not have with the app's page; a portal answers every path with another one.
    status = answer.ok && ownPage.test(text) ? 404 : answer.status;
  } catch (cause) {
    throw new LostFileError(path, { cause });
  }
  const isCutShort = status < 300 && !isWhole;
  if (isCutShort || status === 429 || status >= 500) throw new LostFileError(path);
  throw new (status === 404 || status === 410 ? GoneFileError : Error)(`${path}: ${status}`);
}

function addStyle(path: string, text: string): void {
  const style = document.createElement('style');
  style.dataset.files = path;
  style.textContent = text;
  document.head.append(style);
}
