const spelled: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '*',
  '×': 'x',
  '€': 'EUR',
  '\u00a0': ' ',
};

/** A character with its marks, skin tones and joined parts: one emoji. */
const clusters =
  /[\p{L}\p{N}]\p{M}*|\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*|./gsu;
const latin = /^[\x20-\x7e\xa1-\xff]+$/;

/**
 * The text in the characters that every printer has: Latin letters with their accents. Others are spelled out, lose their
 * marks, or become one question mark, so that it shows that something was there.
 */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(clusters, (cluster) => {
    const known = spelled[cluster] ?? cluster;
    if (latin.test(known)) return known;
    const bare = cluster.normalize('NFKD').replace(/\p{M}/gu, '');
    if (latin.test(bare)) return bare;
    return /^[\p{M}\p{Cf}\p{Cc}\p{DI}]+$/u.test(cluster) ? '' : '?';
  });
