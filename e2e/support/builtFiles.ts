import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folders = { store: 'apps/store/dist', admin: 'apps/admin/dist' } as const;

/**
 * The scripts, style sheets and fonts that the build of an app fetches while it runs: as paths, `/assets/home-1a2b.js`.
 * Their names carry a hash, so that a test finds them here instead of naming them.
 */
export function builtFiles(app: keyof typeof folders): readonly string[] {
  const folder = fileURLToPath(new URL(`../../${folders[app]}`, import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `/${name.replaceAll('\\', '/')}`)
    .filter((path) => /^\/(assets|admin-assets)\/.*\.(js|css|woff2?)$/.test(path))
    .sort();
}
