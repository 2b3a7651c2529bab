import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of these programs on the path. */
export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

const libraries = '/usr/lib';

/** WebKitGTK's MiniBrowser. Debian installs it among the libraries, in a folder with architecture and version. */
export function miniBrowser(): string | undefined {
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .filter((kind) => kind.endsWith('-linux-gnu'))
    .flatMap((kind) =>
      readdirSync(join(libraries, kind))
        .filter((name) => /^webkit(2)?gtk-\d/.test(name))
        .map((name) => join(libraries, kind, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}
