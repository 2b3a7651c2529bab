import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The weekly look for known faults, against a registry of our own: the real one answers otherwise every week. */

const tool = fileURLToPath(new URL('audit.mjs', import.meta.url));

type Severity = 'moderate' | 'high' | 'critical';

const advisory = (severity: Severity) => ({
  fastify: [
    {
      id: 1,
      url: 'https://advisories.example/1',
      title: 'A hole in the wall',
      severity,
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
});

/** @param answer of the registry to every question; null for one that is out of order */
async function audit(answer: object | null): Promise<{ status: number; said: string }> {
  const registry = createServer((request, response) => {
    request.resume();
    response.writeHead(answer ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const { port } = registry.address() as AddressInfo;
  try {
    const child = spawn('node', [tool], {
      env: {
        ...process.env,
        pnpm_config_registry: `http://127.0.0.1:${port}/`,
        pnpm_config_fetch_retries: '0',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [said, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { status, said };
  } finally {
    registry.close().closeAllConnections();
  }
}

const timeoutMs = 120_000;

it.each<Severity>(['high', 'critical'])(
  'a %s fault of what is handed out fails, and is told',
  async (severity) => {
    const { status, said } = await audit(advisory(severity));
    expect(status).toBe(1);
    expect(said).toContain('A hole in the wall');
    expect(said).not.toContain('::warning');
  },
  timeoutMs,
);

it.each([
  ['none is known', {}],
  ['they are no worse than moderate', advisory('moderate')],
])(
  'nothing fails when %s',
  async (_, answer) => {
    const { status, said } = await audit(answer);
    expect(status).toBe(0);
    expect(said).not.toContain('::warning');
  },
  timeoutMs,
);

it(
  'where nobody could look it says so, and holds nothing up',
  async () => {
    const { status, said } = await audit(null);
    expect(status).toBe(0);
    expect(said).toContain('::warning title=audit::The registry did not answer. Nobody has looked.');
  },
  timeoutMs,
);
