import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A reverse proxy in front of the server, with its file of deploy/. */
export type Front = {
  readonly name: string;
  readonly isHere: boolean;
  readonly start: (place: Place) => ChildProcess;
  /** The address of a caller over the limit, different for each proxy: they share the server. */
  readonly busyAddress: string;
};

export type Place = {
  readonly folder: string;
  readonly port: number;
  readonly plainPort: number;
  /** The port of the server behind it, on 127.0.0.1. */
  readonly serverPort: number;
};

const readDeploy = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), 'utf8');
const isHere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

const nginx: Front = {
  name: 'nginx',
  busyAddress: '127.0.0.2',
  isHere: isHere('nginx', '-v') && isHere('openssl', 'version'),
  start({ folder, port, plainPort, serverPort }) {
    const [certificate, key] = makeCertificate(folder);
    chmodSync(folder, 0o711); // started by root, it runs as another user
    const site = [readDeploy('nginx-shared.conf'), readDeploy('nginx.conf')]
      .join('')
      .replace('127.0.0.1:4173', `127.0.0.1:${serverPort}`)
      .replace(/^ *listen \[::\].*$/gm, '')
      .replace('listen 80;', `listen ${plainPort};`)
      .replace('listen 443 ', `listen ${port} `)
      .replaceAll('tienda.example.mx;', 'localhost;')
      .replace('client_header_timeout 15s;', 'client_header_timeout 3s;')
      .replace(/(?<=ssl_certificate ).*(?=;)/, certificate)
      .replace(/(?<=ssl_certificate_key ).*(?=;)/, key)
      .replaceAll('/var/log/nginx/', `${folder}/`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join('\n');
    const file = join(folder, 'nginx.conf');
    // The distribution's own file has these lines around the sites.
    writeFileSync(
      file,
      `daemon off; pid ${join(folder, 'pid')}; error_log stderr;
      events { worker_connections 768; }
      http { access_log off; gzip on; ${temporary}\n${site} }`,
    );
    return spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  },
};

const caddy: Front = {
  name: 'Caddy',
  busyAddress: '127.0.0.3',
  isHere: isHere('caddy', 'version'),
  start({ folder, port, plainPort, serverPort }) {
    const file = join(folder, 'Caddyfile');
    // For localhost it signs its own certificate; the system does not need to trust it.
    const more = `{\n admin off\n skip_install_trust\n http_port ${plainPort}\n https_port ${port}\n`;
    writeFileSync(
      file,
      readDeploy('Caddyfile').replace('{\n', more).replace('read_header 15s', 'read_header 3s'),
    );
    return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        SHOP_DOMAIN: 'localhost',
        SHOP_ADDRESS: `127.0.0.1:${serverPort}`,
      },
    });
  },
};

export const fronts: readonly Front[] = [nginx, caddy];

function makeCertificate(folder: string): readonly [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const asked = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const named = ['-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [...asked, ...named], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`openssl: ${stderr}`);
  return [certificate, key];
}
