import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unitTests.ts';

/** `pnpm --filter @crepas/api test`. The root's `unit` runs the same project. Without `--watch` it runs once. */
export default defineConfig({
  test: { ...unitTests, name: 'api', include: ['src/**/*.test.ts'], watch: false },
});
