import * as v from 'valibot';

export const textOrNull = v.pipe(
  v.nullish(v.string(), null),
  v.transform((value) => (value === '' ? null : value)),
  v.nullable(v.string()),
);

/** For calls whose status is the whole answer: any body is accepted. */
export const done = v.pipe(
  v.unknown(),
  v.transform(() => ({ ok: true as const })),
  v.object({ ok: v.literal(true) }),
);

/** The answer of a call whose status says everything. */
export const withoutAnswer = { answer: done, decode: () => undefined };
