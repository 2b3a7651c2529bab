import { ApiError, isAbort } from './ApiError.ts';
import { type ClientOptions, withToken } from './client.ts';
import { parse, refusal, type Transport } from './request.ts';

type Opening = RequestInit & {
  readonly headers: Readonly<Record<string, string>> & { readonly Accept: string };
};

/** A request with the account's token for a type other than JSON. Any other content type fails. */
export async function openTyped(
  client: ClientOptions,
  path: string,
  { headers, ...init }: Opening,
): Promise<Response> {
  const response = await withToken(
    client,
    (authorization) =>
      headOf(client, client.baseUrl + path, { ...init, headers: { ...headers, ...authorization } }),
    ({ status }) => status,
  );
  if (!response.ok) throw refusal({ response, body: parse(await response.text()) });
  if (response.headers.get('Content-Type')?.startsWith(headers.Accept)) return response;
  await response.body?.cancel();
  throw new ApiError('decode', `${path}: no ${headers.Accept}`);
}

/** Resolves with status and headers. The body is read later, without a time limit. */
async function headOf({ fetch }: Transport, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError('network', 'Network error', { cause });
  }
}
