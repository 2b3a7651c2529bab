/**
 * The public id of a picture at the image host: what follows `/upload/`, without the version and the extension (spec §7).
 * Null for a picture of another host.
 *
 * @param uploadUrl of the shop's account: `…/v1_1/<cloud>/image/upload`
 */
export function publicIdOf(pictureUrl: string, uploadUrl: string): string | null {
  const [, cloud] = /\/v1_1\/([^/]+)\/image\/upload/.exec(uploadUrl) ?? [];
  const pathname = pathOf(pictureUrl);
  if (cloud === undefined || pathname === null) return null;
  const [before, ...after] = pathname.split(`/${cloud}/image/upload/`);
  if (before === undefined || after.length !== 1) return null;
  const [path = ''] = after;
  return (
    decoded(path)
      .replace(/^v\d+\//, '')
      .replace(/\.[a-z\d]+$/i, '') || null
  );
}

/** Null for an invalid URL. Not `URL.canParse`: Safari before 17 and Chrome before 120 lack it. */
function pathOf(address: string): string | null {
  try {
    return new URL(address, 'http://localhost').pathname;
  } catch {
    return null;
  }
}

/** Empty for a path with an invalid encoding. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
