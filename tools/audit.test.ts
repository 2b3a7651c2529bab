import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The weekly audit, against a local registry: the answers of the real one change. */

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

/** @param answer of the registry to every request; null for a registry that fails */
async function audit(answer: object | null): Promise<{ status: number; output: string }> {
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
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
    return { status, output };
  } finally {
    registry.close().closeAllConnections();
  }
}

const timeoutMs = 120_000;

it.each<Severity>(['high', 'critical'])(
  'a %s vulnerability of a production dependency fails, and is printed',
  async (severity) => {
    const { status, output } = await audit(advisory(severity));
    expect(status).toBe(1);
    expect(output).toContain('A hole in the wall');
    expect(output).not.toContain('::warning');
  },
  timeoutMs,
);

it.each([
  ['none is known', {}],
  ['they are no worse than moderate', advisory('moderate')],
])(
  'nothing fails when %s',
  async (_, answer) => {
    const { status, output } = await audit(answer);
    expect(status).toBe(0);
    expect(output).not.toContain('::warning');
  },
  timeoutMs,
);

it(
  'a registry that does not answer is a warning, not a failure',
  async () => {
    const { status, output } = await audit(null);
    expect(status).toBe(0);
    expect(output).toContain(
      '::warning title=audit::The registry did not answer: the dependencies were not audited.',
    );
  },
  timeoutMs,
);
