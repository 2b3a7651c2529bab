/**
 * What a request is to the worker. `page` is a screen of the store, `asset` a file whose name carries its hash,
 * `menu` an answer that everybody gets alike, `picture` one of the image host's, `file` any other of the store's own
 * pictures. Null: none of the worker's business.
 */
export type Kind = 'page' | 'asset' | 'menu' | 'picture' | 'file';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Absolute addresses. */
export type Shop = { readonly origin: string; readonly apiUrl: string };

/** The staff's app lives on the same origin, and is never kept. */
const storePaths =
  /^\/((home|address|userdata|cart|sms|location-permission|maintenance)?|(add|order-details)\/\d+)$/;

/** Of spec §7, what the store reads of the menu. */
const menuPaths =
  /^\/(promo|category-asc|category|crepa-combo|ingredientes|producto-ingredientes\/\d+|modal)$/;

const ownFiles = /^\/((banners|icons)\/[\w.-]+|[\w-]+\.(svg|webmanifest))$/;

export function kindOf(
  { method, mode, url: address, headers }: Asked,
  { origin, apiUrl }: Shop,
): Kind | null {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return null;
  const url = new URL(address);
  const [base = ''] = address.split('?');
  if (base.startsWith(`${apiUrl}/`)) return menuPaths.test(base.slice(apiUrl.length)) ? 'menu' : null;
  if (url.pathname.includes('/image/upload/')) return 'picture';
  if (url.origin !== origin) return null;
  if (mode === 'navigate') return storePaths.test(url.pathname) ? 'page' : null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return ownFiles.test(url.pathname) ? 'file' : null;
}
