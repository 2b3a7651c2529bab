import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build, createServer as createViteServer } from 'vite';

/**
 * `pnpm dev`: the same origin as `npm start`, with hot reload. Vite serves both apps from their sources on PORT and
 * proxies everything else to the server, which is rebuilt and restarted when its sources change.
 */

const port = Number(process.env.PORT ?? 4173);
const serverPort = port + 1000;
const backendPaths = [
  '/api',
  '/healthz',
  '/readyz',
  '/metrics',
  '/gmaps-sim',
  '/image-host',
  '/push-service',
  '/demo/impresora',
  '/impresora/',
];

/** @type {(path: string) => string} */
const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// The only setting of the page that is not constant: packages/api/src/pages/appConfig.ts
process.env.VITE_AUTH_EMULATOR_PORT ??= process.env.AUTH_EMULATOR_PORT ?? '9099';

const environment = { SEED: 'past', ...process.env }; // copied before `build` sets NODE_ENV

/** @type {import('node:child_process').ChildProcess | undefined} */
let server;

async function restartServer() {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  server = fork(inRoot('packages/backend/dist/server.js'), {
    env: { ...environment, PORT: String(serverPort) },
  });
}

let restarting = Promise.resolve();
let waiting = 0;
for (const root of ['packages/demo', 'packages/backend']) {
  waiting += 1;
  const configFile = inRoot(`${root}/${root === 'packages/demo' ? 'vite.node.config.ts' : 'vite.config.ts'}`);
  const watcher = await build({ root: inRoot(root), configFile, logLevel: 'warn', build: { watch: {} } });
  if (!('on' in watcher)) throw new Error('vite build does not watch');
  let first = true;
  watcher.on('event', ({ code }) => {
    if (code !== 'END') return;
    if (first) waiting -= 1;
    first = false;
    if (waiting === 0) restarting = restarting.then(restartServer);
  });
}

process.env.NODE_ENV = 'development';
const http = createHttpServer();

/** @type {(app: string, base: string) => Promise<import('vite').ViteDevServer>} */
const viteFor = (app, base) =>
  createViteServer({
    root: inRoot(`apps/${app}`),
    base,
    appType: 'custom',
    server: {
      middlewareMode: true,
      ws: { server: http, path: `hmr-${app}` },
      proxy: Object.fromEntries(backendPaths.map((path) => [path, `http://localhost:${serverPort}`])),
    },
  });

const store = await viteFor('store', '/');
const admin = await viteFor('admin', '/@admin/');
const { isAdminPath } = await store.ssrLoadModule(inRoot('packages/api/src/pages/adminPaths.ts'));

http.on('request', (request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const isAdmin = isAdminPath(path);
  const vite = isAdmin || path.startsWith('/@admin/') ? admin : store;
  const page = async () => {
    const html = readFileSync(inRoot(`apps/${isAdmin ? 'admin' : 'store'}/index.html`), 'utf8');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(await vite.transformIndexHtml(vite.config.base + path.slice(1), html));
  };
  if (isAdmin) void page();
  else vite.middlewares(request, response, () => void page());
});
http.listen(port, () => console.log(`\n  Con recarga en caliente: http://localhost:${port}\n`));

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(signal, () => {
    if (!server || server.exitCode !== null || server.signalCode !== null) process.exit(0);
    server.once('exit', () => process.exit(0));
    server.kill('SIGTERM');
  });
}
