/** Google (Chrome, Edge on Android), Mozilla, Apple and Microsoft. */
const hosts = ['fcm.googleapis.com'];
const domains = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/** The contract's limit, again: a URL may become longer when it is normalized. */
const maxLength = 1_000;

/**
 * Reads the endpoint of a device as one of the known push services. A caller chooses it, and the server must not reach an
 * address of a caller's choice.
 *
 * @param standInPath of the demo's push service on this machine; null in production
 * @returns the normalized address without a fragment, so that a device has one row; null for any other address
 */
export function readPushEndpoint(endpoint: string, standInPath: string | null): string | null {
  if (!URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  url.hash = '';
  const { protocol, hostname, port, username, password, pathname, href } = url;
  if (username !== '' || password !== '' || href.length > maxLength) return null;
  if (standInPath !== null && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)) {
    return pathname.startsWith(`${standInPath}/`) ? href : null;
  }
  const isKnown = hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`));
  return protocol === 'https:' && port === '' && isKnown ? href : null;
}
