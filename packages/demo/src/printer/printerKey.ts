import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The password of the demo's printer, made at its first start: the seed pairs it, and it still knows it after a restart. */
export function demoPrinterKey(dataDir: string): string {
  const file = join(dataDir, 'printer-key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    const key = randomBytes(15).toString('base64url');
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  }
}
