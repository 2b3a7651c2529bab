/** A change of the schema: `0001_menu_and_orders` and its SQL. */
export type Migration = { readonly name: string; readonly sql: string };

const files = import.meta.glob('./migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const nameOf = (path: string) => path.replace(/^.*\//, '').replace(/\.sql$/, '');

/** Oldest first. Never edit a file that has run anywhere: write the next one. */
export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: nameOf(path), sql }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
