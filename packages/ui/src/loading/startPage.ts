import { fetchFiles } from './fetchFiles.ts';
import { isLostFile } from './LostFileError.ts';
import { reloadOnce } from './reloadOnce.ts';

declare global {
  interface Window {
    /** Set by the page's inline script, used by the app's `import()`s. */
    fileLoader?: { readonly fetch: typeof fetchFiles; readonly reload: typeof reloadOnce };
  }
}

/** Milliseconds between two automatic attempts; each pause is twice the previous one. */
const firstPauseMs = 2000;
const maxPauseMs = 30_000;

let isStarting = false;
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Fetches the files that the page names in `<meta name="files">`, and runs the scripts. It may be called repeatedly: it
 * does nothing during an attempt, and after a failed one it starts the next.
 */
export async function startPage(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  clearTimeout(timer);
  const named = document.querySelector<HTMLMetaElement>('meta[name=files]')?.content ?? '';
  const files = named.split(' ');
  try {
    await fetchFiles(files);
    await parsed();
    await runInOrder(files.filter((path) => path.endsWith('.js')));
  } catch (error) {
    // The server no longer has the file, or the browser remembers a failed `import()`. Where no reload is allowed, the next attempt may help.
    if (!isLostFile(error) && reloadOnce()) return;
    isStarting = false;
    timer = setTimeout(startPage, pauseMs);
    pauseMs = Math.min(2 * pauseMs, maxPauseMs);
  }
}

/** The app reads elements of the page, so it runs after the parser has finished. */
async function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Each script in its own task: input events are handled in between. */
async function runInOrder(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Called first: the app's `import()`s need the loader, and `online` may fire at any time. */
export function installFileLoader(): void {
  window.fileLoader = { fetch: fetchFiles, reload: reloadOnce };
  addEventListener('online', startPage);
}
