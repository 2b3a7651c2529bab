import { maxPrice, pesosFromCents } from '@crepas/domain';
import * as v from 'valibot';

/**
 * Schemas of single fields. They accept several spellings and return one: `"12"` → `12`, `true` → `1`, `null` → `''`.
 */

export const number = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.maxLength(60), v.trim(), v.nonEmpty(), v.transform(Number))]),
  v.number(),
  v.finite(),
);

export const whole = v.pipe(number, v.integer());

export const id = v.pipe(whole, v.minValue(1), v.maxValue(1e15));

/** The parameters of a call about the one entity whose number is in its path. */
/*#__NO_SIDE_EFFECTS__*/
export const byId = <Id extends number>() => ({
  params: v.object({ id }),
  send: (entity: Id) => ({ params: { id: entity } }),
});

/** Decimal pesos, never negative. */
export const pesos = v.pipe(number, v.minValue(0));

/** The price of a product or an extra in a staff request, within the limit of the staff tool. */
export const price = v.pipe(pesos, v.maxValue(/*#__PURE__*/ pesosFromCents(maxPrice)));

export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1]), v.picklist(['0', '1'])]),
  v.transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0)),
  v.picklist([0, 1]),
);

/** As {@link flag}; `null`, which some databases answer, is no. */
export const flagOrNull = v.pipe(
  v.nullable(flag),
  v.transform((value): 0 | 1 => value ?? 0),
  v.picklist([0, 1]),
);

export const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

export const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value ?? ''),
  v.string(),
);

/** A request body that may leave fields out. A field that is `undefined` counts as left out. */
export type PartialBody<Body> = { readonly [Field in keyof Body]?: Body[Field] | undefined };
