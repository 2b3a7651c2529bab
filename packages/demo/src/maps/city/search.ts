import { type Address, districtAddress, numberedAddress, streetAddress } from './addresses.ts';
import { type District, districts } from './districts.ts';
import { distance, type Point } from './geometry.ts';
import { namedStreets, type Street } from './streets.ts';

type Entry = {
  readonly district: District;
  readonly street?: Street;
  /** Words of its own name. A street is found only by these. */
  readonly words: readonly string[];
  /** Words of its district, which narrow a search down. */
  readonly surroundings: readonly string[];
};

type Hit = { readonly entry: Entry; readonly score: number; readonly number?: number };

const fillers = new Set(
  'calle c av avenida col colonia no num numero mexico cdmx ciudad de la el'.split(' '),
);

/** Lower case, without accents or punctuation. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const words = (text: string) => fold(text).split(' ').filter(Boolean);

function entriesOf(district: District): readonly Entry[] {
  const { name, short, borough, postalCode } = district;
  const streets = [...namedStreets(district, 'along'), ...namedStreets(district, 'across')];
  return [
    { district, words: words(name), surroundings: words(`${short} ${borough} ${postalCode}`) },
    ...streets.map((street) => ({
      district,
      street,
      words: words(street.name),
      surroundings: words(`${name} ${short} ${borough} ${postalCode}`),
    })),
  ];
}

const entries = districts.flatMap(entriesOf);

/** A house number is not read as the beginning of a postal code. */
const isWholeOrText = (term: string) => term.length === 5 || !/^\d+$/.test(term);

/** The score of one term of the search; a number without a match is the house number. */
function weigh(entry: Entry, term: string): number | 'houseNumber' | 'miss' {
  const place = entry.words.findIndex((word) => word.startsWith(term));
  if (place >= 0) return 6 - Math.min(place, 3) + (entry.words[place] === term ? 2 : 0);
  if (isWholeOrText(term) && entry.surroundings.some((word) => word.startsWith(term))) return 1;
  return entry.street && /^\d{1,4}$/.test(term) ? 'houseNumber' : 'miss';
}

function match(entry: Entry, terms: readonly string[], near: Point | undefined): Hit | undefined {
  if (entry.street && !entry.words.some((word) => terms.some((term) => word.startsWith(term))))
    return undefined;
  const distancePenalty = near ? Math.min(3, distance(entry.district.centre, near) / 2500) : 0;
  let score = (entry.street ? 0 : 0.5) - distancePenalty;
  let number: number | undefined;
  for (const term of terms) {
    const weight = weigh(entry, term);
    if (weight === 'miss' || (weight === 'houseNumber' && number !== undefined)) return undefined;
    if (weight === 'houseNumber') number = Number(term);
    else score += weight;
  }
  return number === undefined ? { entry, score } : { entry, score, number };
}

function addressOf({ entry: { street, district }, number }: Hit): Address {
  if (!street) return districtAddress(district);
  return number === undefined ? streetAddress(street) : numberedAddress(street, number);
}

/**
 * Addresses for a typed text, best first. Accents, case and words such as «calle» are ignored; a number after a
 * street is a house, five digits are a postal code.
 *
 * @param near metres on the ground; what lies nearer ranks higher
 */
export function search(text: string, limit: number, near?: Point): readonly Address[] {
  const typed = words(text);
  const significant = typed.filter((word) => !fillers.has(word));
  const terms = significant.length ? significant : typed;
  if (!terms.length) return [];
  return entries
    .flatMap((entry) => match(entry, terms, near) ?? [])
    .sort((a, b) => b.score - a.score || a.entry.district.index - b.entry.district.index)
    .slice(0, limit)
    .map(addressOf);
}
