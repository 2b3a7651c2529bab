import type { ImageSettings } from './settings.ts';

const version = /^v\d+$/;
const options = /^[a-z]{1,3}_[^,]+(,[a-z]{1,3}_[^,]+)*$/;

/**
 * The public id in the address of a picture of this account:
 * `<delivery>/<cloud>/image/upload/<options>/<version>/<public id>.<format>`; options and version are optional.
 * Null for every other address.
 */
export function ownPublicId(address: string, account: ImageSettings): string | null {
  const path = ownPath(address, account);
  if (path === null) return null;
  const segments = path.split('/');
  const versionAt = segments.slice(0, -1).findIndex((segment) => version.test(segment));
  const isTransformed = segments.length > 1 && options.test(segments[0] ?? '');
  return segments.slice(versionAt >= 0 ? versionAt + 1 : Number(isTransformed)).join('/') || null;
}

/** Whether the id identifies the picture at the address. Clients may send all that follows `/upload/` (spec §7). */
export const isIdOf = (id: string, address: string, account: ImageSettings): boolean =>
  id === ownPublicId(address, account) || id === ownPath(address, account);

/** What follows `/upload/`, without the extension. */
function ownPath(address: string, { deliveryUrl, cloudName }: ImageSettings): string | null {
  const anywhere = 'http://localhost';
  if (!URL.canParse(address, anywhere)) return null;
  const { origin, pathname } = new URL(address, anywhere);
  const place = deliveryUrl.startsWith('/') ? pathname : origin + pathname;
  const folder = `${deliveryUrl}/${cloudName}/image/upload/`;
  if (!place.startsWith(folder)) return null;
  try {
    return decodeURIComponent(place.slice(folder.length)).replace(/\.[a-z\d]+$/i, '') || null;
  } catch {
    return null;
  }
}
