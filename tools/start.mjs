import { pnpm } from './pnpm.mjs';

const status = pnpm(['run', '--silent', 'build']);
if (status !== 0) process.exit(status);

// In this very process: signals reach the server without a middleman.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
