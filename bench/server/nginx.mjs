import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, newFolder, removeFolder, untilTrue } from './processes.mjs';

export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/**
 * One worker of nginx that sends a file at every path: the limit of what a server can do with these bytes.
 *
 * @param {Buffer} body
 * @param {Readonly<Record<string, string>>} headers
 * @returns {Promise<import('./processes.mjs').Running>}
 */
export async function startNginx(body, headers) {
  const folder = newFolder('nginx');
  const port = await freePort();
  writeFileSync(join(folder, 'body'), body);
  const quoted = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${JSON.stringify(value).replaceAll('$', '\\$')};`,
  );
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const configuration = `
    daemon off;
    worker_processes 1;
    pid ${folder}/pid;
    error_log stderr crit;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 512; }
    http {
      access_log off;
      sendfile on;
      keepalive_requests 1000000;
      default_type text/html;
      ${buffers.join('\n')}
      server { listen 127.0.0.1:${port}; root ${folder}; location / { rewrite .* /body break; ${quoted.join('\n')} } }
    }`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  await untilTrue(child, async () => (await fetch(url)).ok);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      if (child.kill('SIGTERM')) await once(child, 'exit');
      removeFolder(folder);
    },
  };
}
