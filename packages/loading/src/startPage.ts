import { bringFiles } from './bringFiles.ts';
import { isLostFile } from './LostFile.ts';
import { reloadOnce } from './reloadOnce.ts';

declare global {
  interface Window {
    /** Of the page's inline script, for the app's `import()`s. */
    lateFiles?: { readonly bring: typeof bringFiles; readonly reload: typeof reloadOnce };
  }
}

/** Milliseconds between two attempts that nobody asks for; each pause is twice the one before. */
const firstPauseMs = 2000;
const longestPauseMs = 30_000;

let isUnderWay = false;
let pauseMs = firstPauseMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Brings the files that the page names in `<meta name="files">`, and runs its scripts. Call it as often as there is a
 * reason to: it does nothing while the files are on their way, and asks again for what was lost.
 */
export async function startPage(): Promise<void> {
  if (isUnderWay) return;
  isUnderWay = true;
  clearTimeout(timer);
  const named = document.querySelector<HTMLMetaElement>('meta[name=files]')?.content ?? '';
  const files = named.split(' ');
  try {
    await bringFiles(files);
    await isParsed();
    await runInTurn(files.filter((path) => path.endsWith('.js')));
  } catch (error) {
    // The shop no longer has the file, or the browser remembers an `import()` that failed.
    if (!isLostFile(error)) return reloadOnce();
    isUnderWay = false;
    timer = setTimeout(startPage, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }
}

/** The app looks for what stands in the page. */
async function isParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Each in a task of its own: between two of them the page answers. */
async function runInTurn(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** First of all: the app's `import()`s need it, and the network may return at any time. */
export function offerFiles(): void {
  window.lateFiles = { bring: bringFiles, reload: reloadOnce };
  addEventListener('online', startPage);
}
