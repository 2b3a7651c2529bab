import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspect, type Rendition, render } from './picture.ts';
import { pictureProcess } from './pictureProcess.ts';
import { aPicture } from './testing/testHost.ts';

// Inside the package, so that the built worker finds its libraries.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
const small: Rendition = { width: 64, crop: 'scale', quality: 'auto', format: 'webp' };
let folder: string;
let program: URL;
let photo: string;

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'pictures-'));
  await build({
    configFile: false,
    ssr: { external: ['sharp'] },
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./pictureWorker.ts', import.meta.url)),
      outDir: join(folder, 'js'),
      target: 'node20',
    },
  });
  program = pathToFileURL(join(folder, 'js', 'pictureWorker.js'));
  photo = join(folder, 'photo.png');
  writeFileSync(photo, await aPicture(80, 60).png().toBuffer());
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Image work, and the processes that it has started. */
function counted(idleMs: number) {
  const started: ChildProcess[] = [];
  const start = (url: URL) => {
    const child = fork(url, { serialization: 'advanced' });
    started.push(child);
    return child;
  };
  return { started, pictures: pictureProcess(program, { idleMs, start }) };
}

it('gives the same answers as the work in this process', async () => {
  const pictures = pictureProcess(program);
  expect(await pictures.inspect(photo)).toEqual(await inspect(photo));
  expect(await pictures.inspect(Buffer.from('no picture'))).toBeUndefined();
  expect((await pictures.render(photo, small)).equals(await render(photo, small))).toBe(true);
  await expect(pictures.render(join(folder, 'missing.png'), small)).rejects.toThrow('missing');
});

it('starts one process for work at the same time, which ends when it is idle; later work starts another', async () => {
  const { started, pictures } = counted(0);
  await Promise.all([pictures.inspect(photo), pictures.render(photo, small)]);
  expect(started).toHaveLength(1);
  const [first] = started;
  if (first?.exitCode === null) await once(first, 'exit');
  await expect(pictures.inspect(photo)).resolves.toMatchObject({ width: 80, height: 60 });
  expect(started).toHaveLength(2);
});

it('rejects the work of a process that was killed, and starts another one', async () => {
  const { started, pictures } = counted(60_000);
  const lost = pictures.render(photo, small);
  started[0]?.kill('SIGKILL');
  await expect(lost).rejects.toThrow('ended');
  await expect(pictures.inspect(photo)).resolves.toMatchObject({ format: 'png' });
  started[1]?.kill();
});
