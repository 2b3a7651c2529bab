/** Google (Chrome, Edge on Android), Mozilla, Apple and Microsoft. */
const hosts = ['fcm.googleapis.com'];
const domains = ['push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'];

/**
 * Whether the server may send requests to this endpoint. A caller chooses it, so only the known push services count: the
 * server must not reach an address of a caller's choice.
 *
 * @param standInPath of the demo's push service on this machine; null in production
 */
export function isPushEndpoint(endpoint: string, standInPath: string | null): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (standInPath !== null && protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)) {
    return pathname.startsWith(`${standInPath}/`);
  }
  return (
    protocol === 'https:' &&
    port === '' &&
    (hosts.includes(hostname) || domains.some((domain) => hostname.endsWith(`.${domain}`)))
  );
}
