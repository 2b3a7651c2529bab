import { gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** Bytes, gzipped. */
const budgets = {
  /** The budget of all customer rules in the store's bundle. 4.5 kB until the ways to pay, to fetch and what delivery costs. */
  customer: 5 * 1024,
  /** The budget of the same rules with those that only staff and the server need. */
  index: 6.5 * 1024,
  /** The budget of the shop's hours, which load after the first paint. */
  shop: 3 * 1024,
  /** The budget of the delivery zone, which loads with a map. */
  zone: 1536,
  /** The budget of the texts and sums that a customer may add to an order. */
  options: 768,
  /** The budget of the message to the shop, which loads with the placing of an order. */
  whatsapp: 1.25 * 1024,
  /** The budget of the search over the menu, which loads with its screen. */
  search: 768,
  /** The budget of what is offered where a search finds nothing; it loads with the same screen. */
  nearest: 640,
  /** The budget of ordering the same again, which loads for customers with a verified phone. */
  reorder: 1280,
  /** The budget of the address book, which loads with its sheet. */
  places: 512,
  /** The budget of the server's arithmetic. */
  orderPricing: 1024,
  /** The budget of an order's promised time, which loads with the customer's orders. */
  promisedTime: 256,
  /** The budget of the periods of a report, which load with its screen. */
  report: 1.75 * 1024,
  /** The budget of the tickets, which the server writes, and the staff tool when a ticket is looked at. */
  printing: 3 * 1024,
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

/** This build is only measured: the apps import the sources. `--mode` is the entry. */
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
