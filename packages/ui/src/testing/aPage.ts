import { vi } from 'vitest';
import { endMark } from '../loading/endMark.ts';

/**
 * How one request for a file ends; `text` is the file's content. `cutShort`: as Firefox does it, half a body that claims
 * to be whole.
 */
export type Ending =
  | { readonly text: string }
  | { readonly status: number }
  /** A page in the place of the file, with status 200. */
  | { readonly page: string }
  | 'cut'
  | 'truncated'
  | 'cutShort';

/**
 * The parts of a browser page that the loader uses, and a network on which the requests for a file end as listed; the
 * last ending repeats.
 */
export function aPage(endings: Readonly<Record<string, readonly Ending[]>>, isOnline = true) {
  const asked: string[] = [];
  const caches: (RequestCache | undefined)[] = [];
  const styles: { dataset: { files: string }; textContent: string }[] = [];
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    const all = endings[path] ?? [];
    const ending = all[asked.filter((one) => one === path).length] ?? all.at(-1) ?? { status: 404 };
    asked.push(path);
    caches.push(cache);
    if (ending === 'cut') throw new TypeError('Failed to fetch');
    if (ending === 'truncated') {
      return { ok: true, status: 200, text: () => Promise.reject(new TypeError('network error')) };
    }
    if (ending === 'cutShort') return new Response('co');
    if ('page' in ending) return new Response(ending.page);
    return 'status' in ending
      ? new Response('Service Unavailable', ending)
      : new Response(ending.text + endMark);
  });
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      styles.find(({ dataset }) => dataset.files.split(' ').some((path) => selector.includes(`"${path}"`))) ??
      null,
    createElement: () => ({ dataset: {}, textContent: '' }),
    head: { append: (style: (typeof styles)[number]) => styles.push(style) },
  });
  return { asked, caches, styles };
}
