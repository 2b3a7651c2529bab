import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unitTests.ts';

/** `pnpm --filter @crepas/domain test`. The root's `unit` runs the same project. Without `--watch` it runs once. */
export default defineConfig({
  test: { ...unitTests, name: 'domain', include: ['src/**/*.test.ts'], watch: false },
});
