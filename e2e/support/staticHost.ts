import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../apps/store/dist/', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type StaticHost = { readonly url: string; readonly close: () => Promise<unknown> };

export type Files = {
  /** The folder of a build. */
  readonly folder: string;
  /** For every path that is not a file; the build's own by default. */
  readonly page?: string;
  /** 0 for a free port. */
  readonly port?: number;
  /** Paths to proxy, which a real host would not have. */
  readonly elsewhere: { readonly paths: RegExp; readonly url: string };
};

/** A host for static files. */
export async function serveFiles({ folder, page, port = 0, elsewhere }: Files): Promise<StaticHost> {
  const index = page ?? readFileSync(join(folder, 'index.html'), 'utf8');
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (elsewhere.paths.test(path)) void passOn(elsewhere.url + path, response);
    else sendFile(folder, request, response, index);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/**
 * The store's build of the tests, with its calls proxied to `backend`. The page has its configuration where a build
 * with `VITE_*` variables has it.
 *
 * @param apiUrl where the page asks; by default the host itself, which passes the calls on
 */
export async function openStaticHost(backend: string, apiUrl = '/api'): Promise<StaticHost> {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const served = await (await fetch(`${backend}/sms`)).text();
  const [config = ''] = /<script type="application\/json" id="app-config">.*?<\/script>/.exec(served) ?? [];
  return serveFiles({
    folder: dist,
    page: page.replace(
      '</head>',
      () => `${config.replace('"apiUrl":"/api"', `"apiUrl":"${apiUrl}"`)}</head>`,
    ),
    elsewhere: { paths: /^\/(api|image-host)\//, url: backend },
  });
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function sendFile(
  folder: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  page: string,
): void {
  const { pathname } = new URL(url, 'http://localhost');
  const type = types[extname(pathname)];
  if (type === undefined) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    return;
  }
  try {
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, pathname)));
  } catch {
    response.writeHead(404).end();
  }
}
