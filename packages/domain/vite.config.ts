import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Bytes, gzipped. */
const budgets = {
  /** What the rules together may cost a customer's phone. */
  customer: 5 * 1024,
  /** All of them, with those that only staff and server need. The last 128 bytes: `sameOrder.ts`, which was the store's. */
  index: 6 * 1024 + 128,
  /** The hours of the shop, which load after the first paint. */
  shop: 3 * 1024,
};

const isEntry = (mode: string): mode is keyof typeof budgets => mode in budgets;

const watchSize = (budget: number): Plugin => ({
  name: 'watch-size',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const size = gzipSync(file.code).length;
      if (size > budget)
        this.error(`${file.fileName} is ${size} bytes gzipped, over its budget of ${budget}`);
      this.info(`${file.fileName}: ${size} of ${budget} bytes gzipped`);
    }
  },
});

/** Nobody imports this build: the apps take the source. It exists to be weighed, `--mode` says from where. */
export default defineConfig(({ mode }) => {
  const entry = isEntry(mode) ? mode : 'index';
  return {
    plugins: [watchSize(budgets[entry])],
    build: {
      lib: { entry: `src/${entry}.ts`, fileName: entry, formats: ['es'] },
      emptyOutDir: false,
      minify: true,
      reportCompressedSize: false,
    },
  };
});
