import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../harness/freePort.ts';
import { type Kept, keepRunning, spawnWithOutput } from './kept.ts';

export type KeptProxy = Kept & { readonly port: number };

const readDeploy = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url)), 'utf8');

type Ports = readonly [first: number, second: number];

/** HAProxy with deploy/ha/haproxy.cfg, before the two database nodes. */
export async function startHaproxy([a, b]: Ports): Promise<KeptProxy> {
  const port = await freePort();
  return startProxy(port, 'haproxy.cfg', (file) => ({
    text: readDeploy('ha/haproxy.cfg')
      .replaceAll('127.0.0.1:5000', `127.0.0.1:${port}`)
      .replace('10.0.0.21:5432', `127.0.0.1:${a}`)
      .replace('10.0.0.22:5432', `127.0.0.1:${b}`),
    command: ['haproxy', '-db', '-f', file],
  }));
}

/** nginx with deploy/ha/nginx.conf, before the two servers; without the certificate, which deploy/front.test.ts covers. */
export async function startNginx([one, other]: Ports): Promise<KeptProxy> {
  const port = await freePort();
  const plainPort = await freePort();
  return startProxy(port, 'nginx.conf', (file, folder) => {
    const site = `${readDeploy('nginx-shared.conf')}${readDeploy('ha/nginx.conf')}`
      .replaceAll('10.0.0.11:4173', `127.0.0.1:${one}`)
      .replaceAll('10.0.0.12:4173', `127.0.0.1:${other}`)
      .replace('listen 80;', `listen ${plainPort};`)
      .replace('listen 443 ssl http2;', `listen ${port};`)
      .replace(/^ *(ssl_certificate|access_log|error_log|listen \[::\]).*$/gm, '');
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    return {
      text: `daemon off; pid ${join(folder, 'pid')}; error_log stderr;
        events {}
        http { access_log off; ${temporary}\n${site} }`,
      command: ['nginx', '-p', folder, '-e', 'stderr', '-c', file],
    };
  });
}

/** Caddy with deploy/ha/Caddyfile, before the two servers; without a certificate. */
export async function startCaddy([one, other]: Ports): Promise<KeptProxy> {
  const port = await freePort();
  return startProxy(port, 'Caddyfile', (file, folder) => ({
    text: readDeploy('ha/Caddyfile')
      .replace('{\n', '{\n admin off\n')
      .replaceAll('10.0.0.11:4173', `127.0.0.1:${one}`)
      .replaceAll('10.0.0.12:4173', `127.0.0.1:${other}`)
      .replace('{$SHOP_DOMAIN}', `http://127.0.0.1:${port}`),
    command: ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  }));
}

type Configured = {
  readonly text: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
};

function startProxy(
  port: number,
  name: string,
  configure: (file: string, folder: string) => Configured,
): KeptProxy {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-proxy-'));
  // nginx that root started runs as another user.
  chmodSync(folder, 0o711);
  const file = join(folder, name);
  const { text, command, env } = configure(file, folder);
  writeFileSync(file, text);
  const [program, ...args] = command;
  const kept = keepRunning(() => spawnWithOutput(program, args, env));
  return {
    port,
    kill: kept.kill,
    async stop() {
      await kept.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
