import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  type ZlibOptions,
} from 'node:zlib';

/** A body that was made once, in the encodings that browsers ask for. */
export type ReadyBytes = {
  /** Weak: it names the content, whatever its encoding. */
  readonly etag: string;
  readonly plain: Buffer;
  readonly gzip: Buffer | null;
  readonly br: Buffer | null;
};

/** Below this a compressed body is hardly smaller. */
const minCompressedBytes = 1_000;

/** Near the best of brotli in a fraction of its time. */
const quality = 6;

export function compressBytes(plain: Buffer): ReadyBytes {
  const isWorthIt = plain.length >= minCompressedBytes;
  return {
    etag: etagOf(plain),
    plain,
    gzip: isWorthIt ? gzipSync(plain) : null,
    br: isWorthIt
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
      : null,
  };
}

/** For what is kept for long: some percent smaller, made beside the requests. */
export async function compressForLong(plain: Buffer): Promise<ReadyBytes> {
  if (plain.length < minCompressedBytes) return compressBytes(plain);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [gzipped, br] = await Promise.all([inGzip(plain, { level: 9 }), inBrotli(plain, { params })]);
  return { etag: etagOf(plain), plain, gzip: gzipped, br };
}

const inGzip = promisify<Buffer, ZlibOptions, Buffer>(gzip);
const inBrotli = promisify<Buffer, BrotliOptions, Buffer>(brotliCompress);

export const etagOf = (content: Buffer) =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

export const jsonBytes = (value: unknown): ReadyBytes => compressBytes(Buffer.from(JSON.stringify(value)));
