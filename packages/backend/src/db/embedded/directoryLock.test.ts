import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DirectoryInUse } from './DirectoryInUse.ts';
import { lockDirectory } from './directoryLock.ts';

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

/** A network of its own, as containers have: where the system lets us. */
const ownNetwork = ['unshare', '--map-root-user', '--net'];
const hasNetworks = spawnSync('unshare', [...ownNetwork.slice(1), 'true']).status === 0;
if (!hasNetworks) {
  console.warn('SKIPPED: no network of its own can be made here. The lock was not tried from another one.');
}

it.skipIf(!hasNetworks)(
  'a process in a network of its own holds it for all, until it is killed',
  async () => {
    const holder = await startHolder(ownNetwork);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await (await lockDirectory(directory))();
  },
);

it.runIf(process.platform === 'linux')(
  'what lies there under the name of the lock holds nobody off',
  async () => {
    writeFileSync(join(directory, 'lock'), 'of another system');
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await release();
  },
);

/** Another process that holds the directory until it is killed. */
async function startHolder(within: readonly string[] = []) {
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
  const [command = '', ...args] = [...within, process.execPath, '--input-type=module', '-e', program];
  const child = spawn(command, args);
  await once(child.stdout, 'data');
  return child;
}
