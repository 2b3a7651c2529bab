import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from '../../tools/baseline/supportedBrowsers.mjs';

/** Bytes of brotli: the budget for the UI components that the home screen imports. */
const budgets = { js: 7 * 1024, css: 5.5 * 1024 };

const source = (path: string) => new URL(`src/${path}`, import.meta.url);

/** The names that a file imports from `@crepas/ui`, itself or through its static imports. */
function importedNames(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return new Set();
  seen.add(file.href);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(/import \{([^}]*)\} from '@crepas\/ui'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const imported = [...text.matchAll(/^import [^;]*? from '(\.[^']+\.tsx?)';/gm)].map(
    ([, path = '']) => new URL(path, file),
  );
  return new Set([...own, ...imported.flatMap((next) => [...importedNames(next, seen)])]);
}

/** A module without a file. It is resolved from the store, which has `@crepas/ui` among its dependencies. */
const entry = fileURLToPath(source('home-components.ts'));

const measureKit: Plugin = {
  name: 'measure-kit',
  enforce: 'pre',
  resolveId: (id) => (id === 'home-components' ? entry : undefined),
  load(id) {
    if (id !== entry) return;
    const names = [...importedNames(source('screens/home/HomeScreen.tsx'))].sort();
    return `import '@crepas/ui/base.css';\nexport { ${names.join(', ')} } from '@crepas/ui';`;
  },
  generateBundle(_, bundle) {
    for (const kind of ['js', 'css'] as const) {
      const code = Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(`.${kind}`))
        .map((file) => (file.type === 'chunk' ? file.code : file.source));
      const size = code.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
      const result = `UI components of the home screen, ${kind}: ${size} of ${budgets[kind]} bytes of brotli`;
      if (size === 0 || size > budgets[kind]) this.error(result);
      this.info(result);
    }
  },
};

/** Builds only the home screen's UI components, to compare their size with its budget. It writes no file. */
export default defineConfig({
  plugins: [measureKit],
  build: {
    write: false,
    target: buildTarget,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'home-components',
      preserveEntrySignatures: 'strict',
      external: ['react', 'react/jsx-runtime', 'react-dom', 'clsx'],
    },
  },
});
