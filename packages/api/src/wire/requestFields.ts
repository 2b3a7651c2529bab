import { arePrintableLines, isPrintableLine, isVisible } from '@crepas/domain';
import * as v from 'valibot';
import { number, whole } from './fields.ts';

/**
 * The fields of requests. The size of a value is checked before anything else reads it; `bounds.test.ts` fails for a field
 * of a request without bounds. Lengths are in code units.
 */

/** A text for machines: a cursor, an address of the web. */
/*#__NO_SIDE_EFFECTS__*/
export const boundedText = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** What a refusal of {@link line} and {@link lines} says, as the code of its issue. */
export const unprintable = 'unprintable';

/** A text that a person typed into a field of one line; it may be empty. */
/*#__NO_SIDE_EFFECTS__*/
export const line = (most: number) =>
  v.pipe(boundedText(most), v.trim(), v.check(isPrintableLine, unprintable));

/** A text that a person typed into a field of several lines; it may be empty. */
/*#__NO_SIDE_EFFECTS__*/
export const lines = (most: number) =>
  v.pipe(boundedText(most), v.trim(), v.check(arePrintableLines, unprintable));

/** A line that shows something. */
/*#__NO_SIDE_EFFECTS__*/
export const filledLine = (most: number) => v.pipe(line(most), v.minLength(1), v.check(isVisible));
/*#__NO_SIDE_EFFECTS__*/
export const filledLines = (most: number) => v.pipe(lines(most), v.minLength(1), v.check(isVisible));

/** `v.maxLength` after `v.array` alone would read every item first. */
/*#__NO_SIDE_EFFECTS__*/
export const listOf = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most), v.array(item), v.maxLength(most));

/** What a refusal of {@link wholeFrom} says, before the range. */
export const outOfRange = 'outOfRange: ';

/*#__NO_SIDE_EFFECTS__*/
export const wholeFrom = (least: number, most: number) => {
  const range = `${outOfRange}${least} a ${most}`;
  return v.pipe(whole, v.minValue(least, range), v.maxValue(most, range));
};

/** The domain refuses what is not on the earth, with a sentence of its own. */
export const degrees = v.pipe(number, v.minValue(-1000), v.maxValue(1000));

/** Decimal pesos: more than any order. The server refuses less than this with a sentence of its own. */
export const sum = v.pipe(number, v.minValue(0), v.maxValue(1e9));

/** `2026-11-21` */
export const day = v.pipe(boundedText(10), v.isoDate());

/** In any format of a Mexican number. */
export const phone = boundedText(40);
