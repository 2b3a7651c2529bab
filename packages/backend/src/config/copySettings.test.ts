import { describe, expect, it } from 'vitest';
import { createBackupKeys } from '../backup/elsewhere/age.ts';
import { type Env, SettingsError } from '../env.ts';
import { readCopySettings } from './copySettings.ts';

const { recipient, identity } = await createBackupKeys();
const bucket = {
  BACKUP_RECIPIENT: recipient,
  BACKUP_S3_URL: 'https://s3.example/respaldos/crepas/',
  BACKUP_S3_KEY_ID: 'key',
  BACKUP_S3_SECRET: 'secret',
  BACKUP_S3_REGION: 'us-east-1',
};
const command = { BACKUP_RECIPIENT: recipient, BACKUP_COMMAND: process.execPath };

const refusal = (env: Env) => {
  try {
    readCopySettings(env);
  } catch (error) {
    return error instanceof SettingsError ? error.message : error;
  }
  return null;
};

it('without settings backups stay here', () => {
  expect(readCopySettings({ BACKUP_S3_URL: ' ' })).toBeNull();
});

it('they go to a bucket, or to a program of the operator', () => {
  expect(readCopySettings(bucket)).toEqual({
    recipient,
    place: {
      kind: 'bucket',
      url: 'https://s3.example/respaldos/crepas',
      keyId: 'key',
      secret: 'secret',
      region: 'us-east-1',
    },
  });
  expect(readCopySettings(command)).toEqual({
    recipient,
    place: { kind: 'command', program: process.execPath },
  });
});

describe('refused by its name:', () => {
  it.each(Object.keys(bucket))('a missing %s', (name) => {
    expect(refusal({ ...bucket, [name]: '' })).toBe(
      `Falta la variable ${name}: las copias van cifradas a otro lugar.`,
    );
  });

  it('a missing key for a program, and a missing place', () => {
    expect(refusal({ ...command, BACKUP_RECIPIENT: '' })).toContain('Falta la variable BACKUP_RECIPIENT');
    expect(refusal({ BACKUP_RECIPIENT: recipient })).toContain('pon BACKUP_S3_URL o BACKUP_COMMAND');
  });

  it('two places', () => {
    expect(refusal({ ...bucket, ...command })).toContain('son dos lugares');
  });

  it('the private key in the place of the public one, without telling it', () => {
    expect(refusal({ ...bucket, BACKUP_RECIPIENT: identity })).toBe(
      'BACKUP_RECIPIENT debe ser una llave pública de age (age1…): créala con backup-keys.',
    );
  });

  it.each([
    'respaldos',
    'http://s3.example/respaldos',
    'ftp://s3.example/respaldos',
    'https://key:secret@s3.example/respaldos',
    'https://s3.example/respaldos?x=1',
  ])('the bucket %s', (url) => {
    expect(refusal({ ...bucket, BACKUP_S3_URL: url })).toContain('BACKUP_S3_URL debe ser');
  });

  it.each(['cp', '/nowhere/copy', '/dev/null'])('the program %s', (program) => {
    expect(refusal({ ...command, BACKUP_COMMAND: program })).toContain('BACKUP_COMMAND debe ser');
  });
});

it('a bucket of this machine needs no certificate', () => {
  expect(refusal({ ...bucket, BACKUP_S3_URL: 'http://127.0.0.1:9000/respaldos' })).toBeNull();
});
