import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { type Chunk, chunkOf, closureOf, entryOf, styleSheetsOf, textOf } from './outputs.ts';

/** In bytes of brotli, the best compression of the server. */
const kB = 1000;
/** The budgets of docs/performance.md. */
const budgets = {
  /** 95 until the owner's words came with every page. */
  home: 98 * kB,
  css: 5 * kB,
  /** All that the cart of a customer with a proven phone loads before the first touch. 115 until it was at 114.99. */
  cartUntouched: 116 * kB,
  /** Each in addition to home. */
  screens: {
    'src/features/product/AddScreen.tsx': 8 * kB,
    'src/features/cart/CartScreen.tsx': 9 * kB,
    'src/features/cart/OpenDrawer.tsx': 9 * kB,
  },
};

const untouchedCart = [
  'src/features/cart/CartScreen.tsx',
  'src/app/background.ts',
  'src/shared/shopPhoneToken.ts',
];

/** Fails a build whose screens exceed their budget (docs/performance.md). */
export function watchBudgets(): Plugin {
  return {
    name: 'watch-budgets',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    writeBundle(_, outputs) {
      const entry = entryOf(outputs);
      const home = closureOf(outputs, entry);
      const check = (name: string, size: number, budget: number) => {
        if (size > budget) this.error(`${name}: ${size} bytes of brotli, over the budget of ${budget}`);
        this.info(`${name}: ${size} of ${budget} bytes of brotli`);
      };
      check('home, scripts', scripts(home), budgets.home);
      const css = styleSheetsOf(outputs, entry).map((name) => textOf(outputs, name));
      check('home, style sheets', brotli(css.join('')), budgets.css);
      for (const [source, budget] of Object.entries(budgets.screens)) {
        const more = [...closureOf(outputs, chunkOf(outputs, source))].filter((chunk) => !home.has(chunk));
        check(`${source}, scripts`, scripts(more), budget);
      }
      const cart = untouchedCart.flatMap((source) => [...closureOf(outputs, chunkOf(outputs, source))]);
      check('the cart before a touch, scripts', scripts(new Set([...home, ...cart])), budgets.cartUntouched);
    },
  };
}

const scripts = (chunks: Iterable<Chunk>) => [...chunks].reduce((total, { code }) => total + brotli(code), 0);

/** The size of a text as the server sends it. */
export const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
