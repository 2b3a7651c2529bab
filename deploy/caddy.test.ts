import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { freePort } from '../packages/backend/blackbox/harness/freePort.ts';
import { fronts } from './testing/fronts.ts';
import { openBrowser } from './testing/request.ts';

const caddy = fronts.find(({ name }) => name === 'Caddy');

// front.test.ts prints that Caddy is missing.
it.runIf(caddy?.isHere)('a page requested during a restart of the server is answered after it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-caddy-'));
  const [port, plainPort, serverPort] = [await freePort(), await freePort(), await freePort()];
  const front = caddy?.start({ folder, port, plainPort, serverPort });
  const server = createServer((_request, response) => response.end('open again'));
  /** Caddy answers this path by itself. */
  const redirect = () => fetch(`http://127.0.0.1:${plainPort}/`, { redirect: 'manual' }).catch(() => null);
  try {
    await vi.waitUntil(redirect, { timeout: 30_000, interval: 100 });
    const browser = openBrowser(`https://localhost:${port}`);
    const answer = browser.ask({ path: '/home' });
    // By now Caddy has tried to connect.
    for (let turns = 0; turns < 20; turns += 1) await redirect();
    await once(server.listen(serverPort, '127.0.0.1'), 'listening');
    expect(await answer).toMatchObject({ status: 200, body: 'open again' });
    browser.close();
  } finally {
    server.close().closeAllConnections();
    if (front?.kill('SIGTERM')) await once(front, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
});
