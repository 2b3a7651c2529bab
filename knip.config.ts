import type { KnipConfig } from 'knip';

/**
 * Unused files, dependencies and exports. A pattern with `!` is production code: `knip --production` asks what is used
 * by more than a test or a story. The plugins are off: they would run the configurations, and Playwright's opens shops.
 */
export default {
  exclude: ['binaries', 'unlisted', 'unresolved'],
  // A named type of a parameter or a result is worth an export by itself.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ...{ playwright: false, vite: false, vitest: false, storybook: false, stryker: false },
  ...{ biome: false, 'github-actions': false },
  // Named in a string, or asked for by another package.
  ignoreDependencies: [
    '@sparticuz/chromium', // tools/bundled-browser.mjs
    '@storybook/addon-.*', // .storybook/main.ts
    '@stryker-mutator/.*', // tools/mutation/mutate.mjs
  ],
  workspaces: {
    '.': {
      entry: [
        '*.config.ts!',
        '.storybook/{main.ts,manager.ts,preview.tsx,firebase.ts,visual/setup.ts,windows/playwright.config.ts}!', // noFirebase.ts names firebase.ts
        '{tools,deploy,bench}/**/*.mjs!',
        'tools/mutation/*.ts!',
        'e2e/support/tapTargets/page/findings.ts!', // built for the page that it is run in
        '{.storybook,tools,bench,deploy,e2e}/**/*.{test,spec}.ts',
      ],
      project: ['*.config.ts!', '{.storybook,tools,bench,deploy,e2e}/**/*.{ts,tsx,mjs}!'],
    },
    'packages/domain': {
      entry: ['*.config.ts', 'src/testing/index.ts', 'src/**/*.test.ts'],
      project: ['**/*.ts!', '!src/testing/**!'],
    },
    'packages/api': {
      entry: ['*.config.ts', 'vite/*.ts!', 'src/testing/index.ts', 'src/**/*.test.ts'],
      project: ['**/*.ts!', '!src/testing/**!'],
    },
    'packages/ui': {
      entry: [
        'src/{index,loading/plainBoot,loading/preload}.ts!',
        'vite/*.ts!',
        '*.config.ts',
        'src/**/*.{test,stories}.{ts,tsx}',
        'src/samples/TokenTables.tsx', // of a page, Tokens.mdx
      ],
      project: ['**/*.{ts,tsx}!', '!src/{testing,samples}/**!'],
    },
    'packages/demo': {
      entry: ['src/{index,images/pictureWorker,maps/browser/main}.ts!', '*.config.ts', 'src/**/*.test.ts'],
      project: ['**/*.ts!'],
    },
    'packages/backend': {
      entry: ['bin/{server,commands,backupJob}.ts!', '{bench/*,*.config}.ts', '{src,blackbox}/**/*.test.ts'],
      project: ['**/*.ts!'],
    },
    'apps/store': {
      entry: [
        'src/app/{main,pages/entry}.tsx!',
        'src/app/worker/*.ts!',
        'vite.config.ts!',
        'src/**/*.{test,stories}.{ts,tsx}',
      ],
      project: ['**/*.{ts,tsx}!'],
    },
    'apps/admin': {
      entry: ['src/app/main.tsx!', 'vite.config.ts!', 'src/**/*.{test,stories}.{ts,tsx}'],
      project: ['**/*.{ts,tsx}!'],
    },
  },
} satisfies KnipConfig;
