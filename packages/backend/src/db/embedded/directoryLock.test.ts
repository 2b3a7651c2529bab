import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory } from './directoryLock.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('a directory that is held cannot be held again, until it is released', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await release();
  await (await lockDirectory(directory))();
});

it('the same directory by another path is the same directory', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(join(directory, '..', directory.split('/').at(-1) ?? ''))).rejects.toThrow(
    DirectoryInUse,
  );
  await release();
});

it('a process that was killed holds nothing', async () => {
  const holder = await startHolder();
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDirectory(directory))();
});

/** Another process that holds the directory until it is killed. */
async function startHolder() {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./directoryLock.ts', import.meta.url)),
      outDir: join(directory, 'js'),
    },
  });
  const program = `
    import { lockDirectory } from ${JSON.stringify(join(directory, 'js', 'directoryLock.js'))};
    await lockDirectory(${JSON.stringify(directory)});
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  await once(child.stdout, 'data');
  return child;
}
