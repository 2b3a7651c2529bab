import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds an app into its own folder, as docs/deploying.md describes for a static host: with `VITE_*` inside. */
export function buildApp(
  app: 'store' | 'admin',
  folder: string,
  variables: Readonly<Record<string, string>>,
): void {
  const root = fileURLToPath(new URL(`../../apps/${app}/`, import.meta.url));
  const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
  execFileSync(process.execPath, [vite, 'build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    stdio: 'pipe', // warnings of a slow machine; a failure reports everything
    env: { ...process.env, NODE_ENV: '', ...variables },
  });
}
