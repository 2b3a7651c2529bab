import { emojiWords } from './emojiWords.ts';

const spelled: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '–': '-',
  '—': '-',
  '\u2015': '-',
  '−': '-',
  '…': '...',
  '•': '*',
  '×': 'x',
  '€': 'EUR',
  '→': '->',
  '★': '*',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Œ: 'OE',
  œ: 'oe',
  ı: 'i',
  '\u00a0': ' ',
};

/** A character with its marks, skin tones and joined parts: one emoji. Two letters of a region are a flag. */
const clusters =
  /[\p{L}\p{N}]\p{M}*|\p{RI}{2}|\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic})*|./gsu;
const latin = /^[\x20-\x7e\xa1-\xff]+$/;

/** In the place of what has no word: a picture, and letters of another script. */
const picture = '[dibujo]';
const letters = '[otras letras]';

/** Three pictures of one kind are one word. */
const repeated = /(\[[^\]]+\])(?: ?\1)+/g;

/**
 * The text in the characters that every printer has: Latin letters with their accents. Others are spelled out, lose their
 * marks, or become a word in brackets: «Sin 🥜» is an allergy, which must never print as a question mark.
 */
export const printable = (text: string): string =>
  text.normalize('NFC').replace(clusters, printableCluster).replace(repeated, '$1');

function printableCluster(cluster: string): string {
  const known = spelled[cluster] ?? cluster;
  if (latin.test(known)) return known;
  const bare = cluster.normalize('NFKD').replace(/\p{M}/gu, '');
  if (latin.test(bare)) return bare;
  if (/^[\p{M}\p{Cf}\p{Cc}\p{DI}]+$/u.test(cluster)) return '';
  const [first = ''] = cluster;
  const word = emojiWords.get(first);
  if (word !== undefined) return `[${word}]`;
  return /^\p{L}/u.test(cluster) ? letters : picture;
}
