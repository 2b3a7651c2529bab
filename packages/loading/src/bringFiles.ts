import { LostFile } from './LostFile.ts';

/** Milliseconds before the second and the third attempt: most losses are over by then, and nobody has noticed. */
const pausesMs = [300, 1500];

/** By path: the text of a style sheet, nothing of a script. What failed is not in it. */
const coming = new Map<string, Promise<string>>();

const isStyle = (path: string) => path.endsWith('.css');
const hasStyle = (path: string) => document.querySelector(`style[data-files~="${path}"]`) !== null;

/**
 * Resolves when every file has come whole. The browser's cache has the scripts then, for the `import()` that follows,
 * and the style sheets stand in the page. An `import()` or a `<link>` may not fetch them: browsers remember for a
 * document's life that one failed (whatwg/html #6768), and never ask again.
 *
 * @param paths from the root: `/assets/CartScreen-1a2b.js`
 * @param isAnew fetches what has come before too: the browser's cache has lost it
 * @throws LostFile, or an Error when the shop does not have a file
 */
export async function bringFiles(paths: readonly string[], isAnew = false): Promise<void> {
  if (isAnew) for (const path of paths) coming.delete(path);
  const texts = await Promise.all(paths.map(bring));
  // In this order, whichever came first.
  paths.forEach((path, index) => {
    if (isStyle(path) && !hasStyle(path)) addStyle(path, texts[index] ?? '');
  });
}

function bring(path: string): Promise<string> {
  if (isStyle(path) && hasStyle(path)) return Promise.resolve('');
  const known = coming.get(path);
  if (known) return known;
  const text = fetchPatiently(path);
  coming.set(path, text);
  text.catch(() => coming.delete(path));
  return text;
}

async function fetchPatiently(path: string): Promise<string> {
  for (const pauseMs of pausesMs) {
    try {
      return await fetchWhole(path);
    } catch (error) {
      if (!(error instanceof LostFile) || !navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return fetchWhole(path);
}

async function fetchWhole(path: string): Promise<string> {
  let status = 0;
  try {
    const answer = await fetch(path);
    // To its end: a body that breaks off rejects here.
    const text = await answer.text();
    if (answer.ok) return isStyle(path) ? text : '';
    status = answer.status;
  } catch (cause) {
    throw new LostFile(path, { cause });
  }
  if (status === 429 || status >= 500) throw new LostFile(path);
  throw new Error(`${path}: ${status}`);
}

function addStyle(path: string, text: string): void {
  const style = document.createElement('style');
  style.dataset.files = path;
  style.textContent = text;
  document.head.append(style);
}
