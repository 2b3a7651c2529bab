import { pnpm } from './pnpm.mjs';

const status = pnpm(['run', '--silent', 'build']);
if (status !== 0) process.exit(status);

// npm runs this inside a shell that a SIGTERM ends without passing it on: losing the parent is the same message.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();

// In this very process: signals reach the server without a middleman.
await import(new URL('../packages/backend/dist/server.js', import.meta.url).href);
