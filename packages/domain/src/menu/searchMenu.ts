import type { Product } from './catalog.ts';
import { beginsWithOneWrongLetter } from './oneWrongLetter.ts';
import { withoutDoubles, wordsOf } from './words.ts';

export type Listed = {
  readonly product: Pick<Product, 'name' | 'description' | 'alsoFoundAs'>;
  readonly category: string;
};

/** Shorter words have too many neighbours: with one wrong letter `té` is `de`. */
const minTolerated = 4;

type Match = (word: string, typed: string) => boolean;

const exactly: Match = (word, typed) => withoutDoubles(word).startsWith(withoutDoubles(typed));

const tolerantly: Match = (word, typed) =>
  typed.length < minTolerated
    ? exactly(word, typed)
    : beginsWithOneWrongLetter(withoutDoubles(word), withoutDoubles(typed));

/**
 * The products of the menu that a customer may mean. Each typed word must begin a word of the product. Accents and case
 * do not count, nor do doubled letters: «wafle» is a waffle. A wrong letter is forgiven only where nothing is found without it, so that `fresa` does not find `fresca`.
 *
 * @returns those found by name first, then by the owner's words, then by category, then by description; otherwise in the order of the menu;
 * nothing for a text without a word
 */
export function searchMenu<Entry extends Listed>(menu: readonly Entry[], typed: string): readonly Entry[] {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  const found = ranked(menu, asked, exactly);
  return found.length > 0 ? found : ranked(menu, asked, tolerantly);
}

function ranked<Entry extends Listed>(menu: readonly Entry[], asked: readonly string[], match: Match) {
  return menu
    .map((entry) => ({ entry, rank: rankOf(entry, asked, match) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The sum of the places where the typed words were found; infinite when one of them was not. */
function rankOf({ product, category }: Listed, asked: readonly string[], match: Match): number {
  const places = [product.name, product.alsoFoundAs, category, product.description].map(wordsOf);
  const placeOf = (typed: string) => {
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
