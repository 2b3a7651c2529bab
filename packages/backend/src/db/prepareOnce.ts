import type { Queries } from './Database.ts';

/** The texts of the prepared statements: Drizzle does not give their names to the embedded database. */
export const preparedTexts = new Set<string>();

/**
 * For statements of every order: builds the text once per database, which is a fifth of an order's work in this process. By its name PostgreSQL
 * parses and plans it once per connection, a third of its work. In a transaction the text is built again.
 */
export function prepareOnce<Prepared extends { readonly getQuery: () => { readonly sql: string } }>(
  prepare: (queries: Queries) => Prepared,
): (queries: Queries) => Prepared {
  const known = new WeakMap<Queries, Prepared>();
  return (queries) => {
    const prepared = known.get(queries) ?? prepare(queries);
    known.set(queries, prepared);
    preparedTexts.add(prepared.getQuery().sql);
    return prepared;
  };
}
