import { defineConfig } from 'vitest/config';

/** For the mutation run, which wants this package's tests and nothing else. */
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
