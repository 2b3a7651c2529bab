import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';

console.log('Preparando la tienda…');
const status = pnpm(['run', '--silent', 'build']);
if (status !== 0) process.exit(status);

// npm runs this in a shell that does not forward SIGTERM: the end of the parent process means the same.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

// A new demo has a past, so that its reports show something.
process.env.SEED ??= 'past';
const { DATABASE_URL, DATA_DIR } = process.env;
const isNew = !DATABASE_URL && !existsSync(join(DATA_DIR || '.data', 'database'));
console.log(
  isNew
    ? 'Abriendo la tienda… Primero crea su base de datos, con menú y pedidos: tarda medio minuto.'
    : 'Abriendo la tienda…',
);
// In this process, so that signals reach the server directly.
await import(new URL('../packages/backend/dist/server.js', import.meta.url).href);
