import { accessSync, constants } from 'node:fs';
import { isAbsolute } from 'node:path';
import { Encrypter } from 'age-encryption';
import { type Env, optional, SettingsError } from '../env.ts';
import { isSecure } from './secureUrl.ts';

/** A bucket that speaks the protocol of S3. */
export type Bucket = {
  /** With the bucket, and the folder in it: `https://s3.example/bucket/folder`. No slash at the end. */
  readonly url: string;
  readonly keyId: string;
  readonly secret: string;
  readonly region: string;
};

/** Where finished backups are copied, and for whom they are encrypted. */
export type CopySettings = {
  /** A public key of age; the operator keeps the private one. */
  readonly recipient: string;
  readonly place:
    | ({ readonly kind: 'bucket' } & Bucket)
    /** The path of a program of the operator. */
    | { readonly kind: 'command'; readonly program: string };
};

/** A key that is safe from quantum computers (`age1pq1…`) has 1,959 characters. */
const maxRecipientLength = 2_500;

/** Whether the text is a public key of age: `age1…`. */
export function isRecipient(text: string): boolean {
  try {
    new Encrypter().addRecipient(text);
    return text.length <= maxRecipientLength;
  } catch {
    return false;
  }
}

const recipientName = 'BACKUP_RECIPIENT';
const commandName = 'BACKUP_COMMAND';
const bucketNames = ['BACKUP_S3_URL', 'BACKUP_S3_KEY_ID', 'BACKUP_S3_SECRET', 'BACKUP_S3_REGION'] as const;

/**
 * @returns null without settings: backups then stay on this machine
 * @throws SettingsError if a part is missing or wrong
 */
export function readCopySettings(env: Env): CopySettings | null {
  const has = (name: string) => optional(env, name, '') !== '';
  const hasBucket = bucketNames.some(has);
  if (![recipientName, commandName].some(has) && !hasBucket) return null;
  if (has(commandName) && hasBucket) {
    throw new SettingsError(`${commandName} y BACKUP_S3_URL son dos lugares para las copias: deja uno.`);
  }
  if (!has(commandName) && !hasBucket) {
    throw new SettingsError(
      `${recipientName} cifra las copias, pero falta adónde van: pon BACKUP_S3_URL o ${commandName}.`,
    );
  }
  const missing = [recipientName, ...(hasBucket ? bucketNames : [])].find((name) => !has(name));
  if (missing) throw new SettingsError(`Falta la variable ${missing}: las copias van cifradas a otro lugar.`);
  return { recipient: readRecipient(env), place: hasBucket ? readBucket(env) : readCommand(env) };
}

function readRecipient(env: Env): string {
  const recipient = optional(env, recipientName, '');
  if (isRecipient(recipient)) return recipient;
  // Without the text: somebody may have put the private key there.
  throw new SettingsError(
    `${recipientName} debe ser una llave pública de age (age1…): créala con backup-keys.`,
  );
}

function readBucket(env: Env): CopySettings['place'] {
  const [url = '', keyId = '', secret = '', region = ''] = bucketNames.map((name) => optional(env, name, ''));
  if (!isBucketUrl(url)) {
    throw new SettingsError(
      `BACKUP_S3_URL debe ser una dirección https con el bucket, como https://s3.us-east-1.amazonaws.com/mi-bucket; es «${url}».`,
    );
  }
  return { kind: 'bucket', url: url.replace(/\/+$/, ''), keyId, secret, region };
}

function isBucketUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return isSecure(url) && `${url.username}${url.search}${url.hash}` === '';
}

function readCommand(env: Env): CopySettings['place'] {
  const program = optional(env, commandName, '');
  if (isAbsolute(program) && isProgram(program)) return { kind: 'command', program };
  throw new SettingsError(
    `${commandName} debe ser la ruta completa de un programa que se pueda ejecutar; es «${program}».`,
  );
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
