import type { Product } from './catalog.ts';
import { beginsWithOneWrongLetter } from './oneWrongLetter.ts';
import { withoutDoubles, wordsOf } from './words.ts';

export type Listed = {
  readonly product: Pick<Product, 'name' | 'description' | 'alsoFoundAs'>;
  readonly category: string;
};

/** Characters of what is searched for. */
export const maxMenuSearchLength = 60;

/** Shorter words have too many neighbours: with one wrong letter `té` is `de`. */
const minTolerated = 4;

/** A typed word without doubled letters. */
type Asked = { readonly letters: string; readonly isTolerated: boolean };

/** @param word without doubled letters */
type Match = (word: string, typed: Asked) => boolean;

const exactly: Match = (word, { letters }) => word.startsWith(letters);

const tolerantly: Match = (word, typed) =>
  typed.isTolerated ? beginsWithOneWrongLetter(word, typed.letters) : exactly(word, typed);

/**
 * The products of the menu that a customer may mean. Each typed word must begin a word of the product. Accents and case
 * do not count, nor do doubled letters: «wafle» is a waffle. A wrong letter is forgiven only where nothing is found without it, so that `fresa` does not find `fresca`.
 *
 * @returns those found by name first, then by the owner's words, then by category, then by description; otherwise in the order of the menu;
 * nothing for a text without a word
 */
export function searchMenu<Entry extends Listed>(menu: readonly Entry[], typed: string): readonly Entry[] {
  const asked = wordsOf(typed).map((word) => ({
    letters: withoutDoubles(word),
    isTolerated: word.length >= minTolerated,
  }));
  if (asked.length === 0) return [];
  const read = menu.map((entry) => ({ entry, places: placesOf(entry) }));
  const found = ranked(read, asked, exactly);
  return found.length > 0 ? found : ranked(read, asked, tolerantly);
}

/** The words of a product by the place where they stand. */
type Places = readonly (readonly string[])[];

const placesOf = ({ product, category }: Listed): Places =>
  [product.name, product.alsoFoundAs, category, product.description].map((text) =>
    wordsOf(text).map(withoutDoubles),
  );

function ranked<Entry>(
  menu: readonly { readonly entry: Entry; readonly places: Places }[],
  asked: readonly Asked[],
  match: Match,
): readonly Entry[] {
  return menu
    .map(({ entry, places }) => ({ entry, rank: rankOf(places, asked, match) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The sum of the places where the typed words were found; infinite when one of them was not. */
function rankOf(places: Places, asked: readonly Asked[], match: Match): number {
  const placeOf = (typed: Asked) => {
    const place = places.findIndex((words) => words.some((word) => match(word, typed)));
    return place < 0 ? Number.POSITIVE_INFINITY : place;
  };
  return asked.reduce((sum, typed) => sum + placeOf(typed), 0);
}

/** What a person must not or will not eat: no list of names can answer it. */
const diets = /^(gluten|celiac|lactosa|alerg|vegan|vegetarian|diabet)/;

/** Whether a text asks about a diet or an allergy, as «sin gluten» does: the shop has to answer it. */
export function asksAboutDiet(typed: string): boolean {
  const words = wordsOf(typed);
  return words.some((word, index) => diets.test(word) || (word === 'sin' && index < words.length - 1));
}
