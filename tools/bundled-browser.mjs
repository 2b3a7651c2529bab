import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The Chromium inside an npm package: the same bytes on every Linux machine, with its own libraries and fonts, so
 * that text has the same width on every machine.
 */

const root = fileURLToPath(new URL('../', import.meta.url));

const unpack = `const { default: bundled } = await import('@sparticuz/chromium'); await bundled.executablePath();`;

/** Only its own fonts: `prefix="relative"` means beside this file. */
const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
`;

/**
 * The libraries are set in this script only: in the environment they would affect every other program of the tests.
 */
const starter = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts"
exec "$here/chromium" "$@"
`;

/** @returns {string | undefined} */
export function bundledBrowser() {
  const manifest = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = join(root, '.cache/chromium', version);
  return existsSync(folder) || unpackTo(folder) ? join(folder, 'start') : undefined;
}

/**
 * Safe for concurrent processes: each unpacks into its own folder, and the first one renames it. No process sees an
 * incomplete folder.
 *
 * @param {string} folder
 */
function unpackTo(folder) {
  const parent = join(folder, '..');
  mkdirSync(parent, { recursive: true });
  const own = mkdtempSync(join(parent, 'unpacking-'));
  try {
    spawnSync(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: root,
      // The package unpacks to the temporary folder; under this name it adds its nss and nspr libraries.
      env: { ...process.env, TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    });
    writeFileSync(join(own, 'fonts/fonts.conf'), fonts);
    writeFileSync(join(own, 'start'), starter, { mode: 0o755 });
    if (spawnSync(join(own, 'start'), ['--version']).status !== 0) return false; // an incompatible libc, for example
    renameSync(own, folder);
    return true;
  } catch {
    return existsSync(folder); // another process was faster, or the folder is read-only
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
