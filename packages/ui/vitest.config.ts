import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unitTests.ts';

/** `pnpm --filter @crepas/ui test`. The root's `unit` runs the same project. Without `--watch` it runs once. */
export default defineConfig({
  test: { ...unitTests, name: 'ui', include: ['src/**/*.test.ts'], watch: false },
});
