import { fileURLToPath } from 'node:url';

/** What receiptline uses in Node alone: for printers, not for pictures. */
export const unusedInBrowsers = {
  find: /^(iconv-lite|pngjs|stream|string_decoder)$/,
  replacement: fileURLToPath(new URL('unused.ts', import.meta.url)),
};
