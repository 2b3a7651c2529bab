import { hasExpectedType } from './isExpected.ts';
import type { Kind } from './kindOf.ts';

/**
 * The network's answer. One of a wrong type is fetched again past the browser's own cache, where a portal's page may be for
 * as long as the portal said. A screen is exempt: the customer must see the portal's page to get through.
 */
export async function fetchExpected(kind: Kind, request: Request): Promise<Response> {
  const response = await send(kind, request);
  const isWrong = kind !== 'page' && response.status === 200 && !hasExpectedType(kind, request.url, response);
  return isWrong ? send(kind, new Request(request, { cache: 'reload' })) : response;
}

async function send(kind: Kind, request: Request): Promise<Response> {
  if (kind !== 'picture') return fetch(request);
  // Without CORS the response of another origin is opaque: its status cannot be read.
  return fetch(new Request(request, { mode: 'cors', credentials: 'omit' })).catch(() => fetch(request));
}
