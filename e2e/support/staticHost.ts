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

/**
 * A host that knows nothing but files: the store's build as it is, its page for every other path. Calls go on to
 * `backend`.
 * The page has its configuration where a build with `VITE_*` variables would have it inside.
 */
export async function openStaticHost(backend: string) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const served = await (await fetch(`${backend}/sms`)).text();
  const [config = ''] = /<script type="application\/json" id="app-config">.*?<\/script>/.exec(served) ?? [];

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (/^\/(api|image-host)\//.test(path)) void passOn(backend + path, response);
    else sendFile(request, response, () => page.replace('</head>', () => `${config}</head>`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function sendFile({ url = '/' }: IncomingMessage, response: ServerResponse, page: () => string): void {
  const { pathname } = new URL(url, 'http://localhost');
  const type = types[extname(pathname)];
  if (type === undefined) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page());
    return;
  }
  try {
    response.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(dist, pathname)));
  } catch {
    response.writeHead(404).end();
  }
}
