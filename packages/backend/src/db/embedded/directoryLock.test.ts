import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDirectory } from './directoryLock.ts';
import { DirectoryInUse } from './listenOn.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

it('a locked directory cannot be locked again until it is released', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  await release();
  await (await lockDirectory(directory))();
});

it('a directory is the same one by another path', async () => {
  const release = await lockDirectory(directory);
  await expect(lockDirectory(join(directory, '..', directory.split('/').at(-1) ?? ''))).rejects.toThrow(
    DirectoryInUse,
  );
  await release();
});

it('the lock of a killed process is released', async () => {
  const holder = await startLockingProcess();
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDirectory(directory))();
});

/** A separate network namespace, as containers have; not every system allows one. */
const ownNetwork = ['unshare', '--map-root-user', '--net'];
const hasNetworks = spawnSync('unshare', [...ownNetwork.slice(1), 'true']).status === 0;
if (!hasNetworks) {
  console.warn(
    'SKIPPED: this system does not allow a network namespace. The lock was not tested across namespaces.',
  );
}

it.skipIf(!hasNetworks)('the lock works across network namespaces, until its process is killed', async () => {
  const holder = await startLockingProcess(ownNetwork);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  await (await lockDirectory(directory))();
});

it.runIf(process.platform === 'linux')(
  'a stale file with the name of the lock does not prevent locking',
  async () => {
    writeFileSync(join(directory, 'lock'), 'of another system');
    const release = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
    await release();
  },
);

/** A process that locks the directory until it is killed. */
async function startLockingProcess(within: readonly string[] = []) {
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
