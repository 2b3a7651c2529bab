import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { buildTarget } from '../../tools/baseline/promise.mjs';

/** Bytes, as a server sends them: what the kit's part of the store's home may cost a customer's phone. */
const budgets = { js: 7 * 1024, css: 5.5 * 1024 };

const store = new URL('../../apps/store/src/', import.meta.url);

/** The kit's components that a file of the store uses, itself or by the files it imports at once. */
function usedFrom(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return new Set();
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  const own = [...source.matchAll(/import \{([^}]*)\} from '@crepas\/ui'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  const imported = [...source.matchAll(/^import [^;]*? from '(\.[^']+\.tsx?)';/gm)].map(
    ([, path = '']) => new URL(path, file),
  );
  return new Set([...own, ...imported.flatMap((next) => [...usedFrom(next, seen)])]);
}

const entry = '\0what-home-uses';

/** The entry to be weighed, and the scales. */
const watchSize: Plugin = {
  name: 'watch-size',
  resolveId: (id) => (id === 'what-home-uses' ? entry : undefined),
  load(id) {
    if (id !== entry) return;
    const names = [...usedFrom(new URL('screens/home/HomeScreen.tsx', store))].sort();
    const kit = fileURLToPath(new URL('src/', import.meta.url));
    return `import '${kit}base.css';\nexport { ${names.join(', ')} } from '${kit}index.ts';`;
  },
  generateBundle(_, bundle) {
    for (const kind of ['js', 'css'] as const) {
      const code = Object.values(bundle)
        .filter(({ fileName }) => fileName.endsWith(`.${kind}`))
        .map((file) => (file.type === 'chunk' ? file.code : file.source));
      const size = code.reduce((sum, part) => sum + brotliCompressSync(part).length, 0);
      const verdict = `the kit's ${kind} in the store's home: ${size} of ${budgets[kind]} bytes in brotli`;
      if (size === 0 || size > budgets[kind]) this.error(verdict);
      this.info(verdict);
    }
  },
};

/** Nobody imports this build: the apps take the source. It exists to be weighed. */
export default defineConfig({
  plugins: [watchSize],
  build: {
    target: buildTarget,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'what-home-uses',
      preserveEntrySignatures: 'strict',
      external: ['react', 'react/jsx-runtime', 'react-dom', 'clsx'],
    },
  },
});
