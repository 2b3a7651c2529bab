import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BucketStandIn, startBucket } from '../../testing/bucketStandIn.ts';
import { readLines } from '../files.ts';
import { createBackupKeys } from './age.ts';
import { copyElsewhere } from './copyElsewhere.ts';
import { putObject } from './putObject.ts';
import { runCommand } from './runCommand.ts';

const { recipient, identity } = await createBackupKeys();
const name = 'crepas-2026-11-27T10-10-00-000Z.jsonl.gz';

let folder: string;
let file: string;
let standIn: BucketStandIn;
beforeAll(async () => {
  standIn = await startBucket();
});
afterAll(() => standIn.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-elsewhere-'));
  file = join(folder, name);
  writeFileSync(file, 'uno\ndos\n');
  standIn.mode = 'stores';
});
afterEach(() => rmSync(folder, { recursive: true }));

async function linesOf(bytes: Buffer): Promise<readonly string[]> {
  const copy = join(folder, 'copy.age');
  writeFileSync(copy, bytes);
  const lines = [];
  for await (const line of readLines(copy, [identity])) lines.push(line);
  return lines;
}

const programOf = (script: string) => {
  const program = join(folder, 'program');
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o700 });
  return program;
};
const toCommand = (script: string) =>
  copyElsewhere(file, folder, { recipient, place: { kind: 'command', program: programOf(script) } });
const toBucket = (change: object = {}) =>
  copyElsewhere(file, folder, { recipient, place: { kind: 'bucket', ...standIn.bucket, ...change } });

/** Nothing of it is left but the backup. */
const leftOf = () => readdirSync(folder).filter((found) => found !== 'program');

describe('to a bucket', () => {
  it('arrives encrypted, with a signature, a length and a hash', async () => {
    await toBucket();
    const key = `respaldos/${name}.age`;
    expect([...standIn.objects.keys()]).toEqual([key]);
    expect(leftOf()).toEqual([name]);
    expect(await linesOf(standIn.objects.get(key) ?? Buffer.alloc(0))).toEqual(['uno', 'dos']);
  });

  it.each<[string, () => Promise<void>, string]>([
    ['refuses the key', () => toBucket({ secret: 'x' }), 'respondió 403 (SignatureDoesNotMatch)'],
    ['is of another region', () => toBucket({ region: 'x' }), 'respondió 403'],
    ['is away', () => toBucket({ url: 'http://127.0.0.1:9/respaldos' }), 'no respondió'],
    [
      'fails',
      () => {
        standIn.mode = 'fails';
        return toBucket();
      },
      'respondió 503 (SlowDown)',
    ],
  ])('that %s is told, and the backup stays', async (_, copy, reason) => {
    await expect(copy()).rejects.toThrow(reason);
    expect(leftOf()).toEqual([name]);
    expect(readFileSync(file, 'utf8')).toBe('uno\ndos\n');
  });

  it('that hangs is given up, and one that refuses does not get a large file first', async () => {
    writeFileSync(file, randomBytes(8_000_000));
    await expect(putObject({ ...standIn.bucket, secret: 'x' }, file)).rejects.toThrow('respondió 403');
    standIn.mode = 'hangs';
    await expect(putObject(standIn.bucket, file, 200)).rejects.toThrow('no respondió, o cortó');
  });
});

describe('to a program of the operator', () => {
  it('gets the encrypted file, as argument and in its environment, without the secrets of the server', async () => {
    process.env.A_SECRET = 'secret';
    await toCommand(`cp "$1" ${folder}/got; test "$1" = "$BACKUP_FILE" && env > ${folder}/env`);
    delete process.env.A_SECRET;
    expect(await linesOf(readFileSync(join(folder, 'got')))).toEqual(['uno', 'dos']);
    expect(readFileSync(join(folder, 'env'), 'utf8')).not.toContain('secret');
  });

  it('says why it failed, in a bounded text', async () => {
    await expect(toCommand('echo "no hay lugar" >&2; exit 3')).rejects.toThrow(
      /program» falló \(3\): no hay lugar$/,
    );
    const long = await toCommand('yes | head -c 100000 >&2; exit 1').catch(
      (error: Error) => error.message.length,
    );
    expect(long).toBeLessThan(folder.length + 400);
    expect(leftOf()).toEqual([name]);
  });

  it('is killed with what it has started, when it takes too long', async () => {
    const late = join(folder, 'late');
    const program = programOf(`(sleep 8; touch ${late}) & sleep 60`);
    await expect(runCommand(program, file, 300)).rejects.toThrow('tardó demasiado');
    await delay(8_500);
    expect(existsSync(late)).toBe(false);
  });

  it('that is gone is told', async () => {
    await expect(runCommand(join(folder, 'gone'), file)).rejects.toThrow('No se puede ejecutar');
  });
});

it('the erasures beside the backup go with it, encrypted too', async () => {
  writeFileSync(join(folder, 'erasures-shop.jsonl'), '{"erased":["x"]}\n');
  await toBucket();
  const copy = standIn.objects.get('respaldos/erasures-shop.jsonl.age');
  expect(await linesOf(copy ?? Buffer.alloc(0))).toEqual(['{"erased":["x"]}']);
});

it('what a killed copy left is removed by the next', async () => {
  mkdirSync(join(folder, 'backup-outgoing-x'));
  await toBucket();
  expect(leftOf()).toEqual([name]);
});
