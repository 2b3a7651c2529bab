import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Bytes, gzipped: what the rules together may cost a customer's phone; those of staff and server never get there. */
const budget = 5 * 1024;

const watchSize: Plugin = {
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
};

/** Nobody imports this build: the apps take the source. It exists to be weighed. */
export default defineConfig({
  plugins: [watchSize],
  build: {
    lib: { entry: 'src/customer.ts', fileName: 'domain', formats: ['es'] },
    minify: true,
    reportCompressedSize: false,
  },
});
