/**
 * The kinds of requests that the worker answers. `page` is a screen of the store, `asset` a file with a hash in its
 * name, `menu` a public answer of the API, `picture` a picture of the image host, `file` any other picture of the store.
 * Null: the worker does not handle the request.
 */
export type Kind = 'page' | 'asset' | 'menu' | 'picture' | 'file';

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/** Absolute addresses. */
export type Shop = { readonly origin: string; readonly apiUrl: string };

/** The staff's app has the same origin, and is never cached. */
const storePaths =
  /^\/((home|buscar|address|userdata|cart|sms|location-permission|maintenance|tienda|aviso-de-privacidad)?|(add|order-details)\/\d+|seguimiento\/[\w-]+)$/;

/** The menu calls that the store uses. */
const menuPaths =
  /^\/(promo|category-asc|category|crepa-combo|ingredientes|producto-ingredientes\/\d+|grupos|productos\/\d+\/grupos|modal)$/;

const ownFiles = /^\/((banners|icons)\/[\w.-]+|[\w-]+\.(svg|webmanifest))$/;

export function kindOf(
  { method, mode, url: address, headers }: Asked,
  { origin, apiUrl }: Shop,
): Kind | null {
  if (method !== 'GET' || headers.has('Authorization') || headers.has('Range')) return null;
  const url = new URL(address);
  const [base = ''] = address.split('?');
  if (base.startsWith(`${apiUrl}/`)) return menuPaths.test(base.slice(apiUrl.length)) ? 'menu' : null;
  if (mode === 'navigate') return url.origin === origin && storePaths.test(url.pathname) ? 'page' : null;
  if (url.pathname.includes('/image/upload/')) return 'picture';
  if (url.origin !== origin) return null;
  if (url.pathname.startsWith('/assets/')) return 'asset';
  return ownFiles.test(url.pathname) ? 'file' : null;
}
