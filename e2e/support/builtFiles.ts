import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = { store: 'apps/store/dist', admin: 'apps/admin/dist' } as const;

/**
 * The scripts, style sheets and fonts that an app loads at run time, as paths: `/assets/home-1a2b.js`. Their names
 * contain a hash, so tests find them here.
 */
export function builtFiles(app: keyof typeof folders): readonly string[] {
  const folder = fileURLToPath(new URL(`../../${folders[app]}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => /^\/(assets|admin-assets)\/.*\.(js|css|woff2?)$/.test(path))
    .sort();
}
