import type { Plugin } from 'vite';

const library = '/@tanstack/query-core/build/modern/';

/** What the store never asks of its query library, though every client of it brings it along: as little as it calls. */
const unused: Readonly<Record<string, string>> = {
  'mutationCache.js': `export class MutationCache {
    findAll() { return []; }
    clear() {}
    resumePausedMutations() { return Promise.resolve(); }
  }`,
  'infiniteQueryBehavior.js': `export const infiniteQueryBehavior = () => undefined;
    export const hasNextPage = () => false;
    export const hasPreviousPage = () => false;`,
};

/** With one of these in the build, what was taken out is needed after all. */
const users = ['mutationObserver.js', 'infiniteQueryObserver.js'];

/**
 * The store places orders under keys of its own (decision 8) and has no endless list: 1.4 kB less for every visitor.
 */
export function trimQueries(): Plugin {
  return {
    name: 'trim-queries',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`${library}(${Object.keys(unused).join('|')})$`) },
      handler: (id) => unused[id.slice(id.lastIndexOf('/') + 1)],
    },
    generateBundle(_, outputs) {
      const modules = Object.values(outputs).flatMap((output) =>
        output.type === 'chunk' ? Object.entries(output.modules) : [],
      );
      const has = (name: string) =>
        modules.some(([id, { renderedLength }]) => id.endsWith(library + name) && renderedLength > 0);
      for (const name of users) if (has(name)) this.error(`${name} is in use: vite/trimQueries.ts is to go`);
      for (const name of Object.keys(unused)) if (!has(name)) this.error(`${name} is in the build no more`);
    },
  };
}
