import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** The weekly audit, against a local registry and a local OSV: the answers of the real ones change. */

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

/** OSV, with one entry for fastify. */
async function answerAsOsv(request: IncomingMessage, severity: string): Promise<object> {
  if (request.url !== '/v1/querybatch') return { database_specific: { severity } };
  const { queries } = JSON.parse(await text(request)) as {
    queries: { package: { purl: string } }[];
  };
  return {
    results: queries.map(({ package: { purl } }) =>
      purl.startsWith('pkg:npm/fastify@') ? { vulns: [{ id: 'GHSA-1' }] } : {},
    ),
  };
}

/**
 * @param answer of the registry to every request; null for a registry that fails
 * @param osv the severity of its entry; null for one that fails
 */
async function audit(
  answer: object | null,
  osv: string | null = null,
): Promise<{ status: number; output: string }> {
  const registry = createServer(async (request, response) => {
    const isOsv = request.url?.startsWith('/v1/') ?? false;
    const sent = isOsv ? osv && (await answerAsOsv(request, osv)) : answer;
    request.resume();
    response.writeHead(sent ? 200 : 503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(sent || {}));
  });
  await once(registry.listen(0, '127.0.0.1'), 'listening');
  const { port } = registry.address() as AddressInfo;
  try {
    const child = spawn('node', [tool], {
      env: {
        ...process.env,
        pnpm_config_registry: `http://127.0.0.1:${port}/`,
        pnpm_config_fetch_retries: '0',
        OSV_URL: `http://127.0.0.1:${port}`,
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

it.each([
  ['HIGH', 1],
  ['MODERATE', 0],
])(
  'OSV is asked when the registry does not answer: %s is %i',
  async (severity, expected) => {
    const { status, output } = await audit(null, severity);
    expect(status).toBe(expected);
    expect(output).toMatch(new RegExp(`${severity}: pkg:npm/fastify@[\\d.]+, GHSA-1`));
  },
  timeoutMs,
);

it(
  'a warning, and not a failure, when neither answers',
  async () => {
    const { status, output } = await audit(null);
    expect(status).toBe(0);
    expect(output).toContain(
      '::warning title=audit::Neither the registry nor OSV answered: the dependencies were not audited.',
    );
  },
  timeoutMs,
);
