import type { Plugin } from 'vite';
import { brotli } from '../../store/vite/budgets.ts';
import { closureOf, entryOf } from '../../store/vite/outputs.ts';

/** Bytes of brotli: the scripts that the board of a signed-in account needs (docs/performance.md). */
const boardBudget = 120_000;

/** Fails a build whose board exceeds its budget. */
export function watchBudget(): Plugin {
  return {
    name: 'watch-budget',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, outputs) {
      const scripts = [...closureOf(outputs, entryOf(outputs))];
      const size = scripts.reduce((total, { code }) => total + brotli(code), 0);
      if (size > boardBudget) this.error(`The board's scripts: ${size} bytes of brotli, over ${boardBudget}`);
      this.info(`The board's scripts: ${size} of ${boardBudget} bytes of brotli`);
    },
  };
}
