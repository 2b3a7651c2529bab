import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('.', import.meta.url));

/** The files of the kit in the bundle of an app that imports only `name` from its index. */
async function filesBehind(name: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-one',
        resolveId: (id) => (id === 'only-one' ? '\0only-one' : undefined),
        load: (id) => (id === '\0only-one' ? `export { ${name} } from '${source}index.ts';` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: 'only-one',
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|clsx|sortablejs|react-sortablejs)($|\/)/,
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output
    .flatMap((file) => (file.type === 'chunk' ? file.moduleIds : (file.originalFileNames ?? [])))
    .filter((id) => id.startsWith(source))
    .map((id) => id.slice(source.length).replace(/\?.*$/, ''))
    .filter((file) => file !== 'index.ts')
    .sort();
}

it.each<[string, string[]]>([
  ['Text', ['Text']],
  ['Price', ['Price']],
  ['ErrorState', ['Button', 'EmptyState', 'ErrorState', 'Logo', 'icons']],
])('%s imports only its own parts', async (name, parts) => {
  const files = await filesBehind(name);
  expect([...new Set(files.map((file) => file.split('/')[0]))]).toEqual(parts);
});

it('no component imports the file loader, which is a separate entry', async () => {
  const files = await filesBehind('Page, PageHeader, ErrorState, useArrival, focusHeading');
  expect(files.filter((file) => file.startsWith('loading/'))).toEqual([]);
});
