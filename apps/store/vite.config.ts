import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { staticConfig } from '../../packages/api/vite/staticConfig.ts';
import { fileLoader } from '../../packages/ui/vite/fileLoader.ts';
import { buildTarget } from '../../tools/baseline/supportedBrowsers.mjs';
import { watchBudgets } from './vite/budgets.ts';
import { classNameImports } from './vite/classNameImports.ts';
import { shortClassNames } from './vite/classNames.ts';
import { pageAssets } from './vite/pageAssets.ts';
import { precompress } from './vite/precompress.ts';
import { pureSchemas } from './vite/pureSchemas.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

/** Where `npm start` serves the API and the stand-ins. */
const shop = 'http://localhost:4173';

/**
 * The router's own production build. Its package has no condition that selects it, so it is named by its path: the other
 * build carries the warnings for developers.
 */
const routerInProduction = fileURLToPath(
  new URL('dist/production/index.mjs', import.meta.resolve('react-router/package.json')),
);

const banners = new URL('public/banners/', import.meta.url);

/** A hash of the banners' content: their file names do not change with it. */
function bannersVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(banners).sort())
    hash.update(name).update(readFileSync(new URL(name, banners)));
  return hash.digest('hex').slice(0, 10);
}

/** `vite build` builds for the browser, `vite build --ssr` the server's page renderer. */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    fileLoader({ entryFiles: /\/(index|framework|rolldown-runtime)-/ }),
    staticConfig({ hasUploads: false }),
    serviceWorker(),
    pageAssets(),
    watchBudgets(),
    pureSchemas(),
    classNameImports(),
    precompress(),
  ],
  define: { 'import.meta.env.BANNERS_VERSION': JSON.stringify(bannersVersion()) },
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
  ...(command === 'build' && {
    resolve: {
      alias: [{ find: /^react-router$/, replacement: routerInProduction }],
    },
  }),
  build: isSsrBuild
    ? {
        outDir: 'dist-server',
        copyPublicDir: false,
        target: 'node20',
      }
    : {
        assetsDir: 'assets',
        target: buildTarget,
        reportCompressedSize: false,
        rolldownOptions: {
          output: {
            // `const`: the minifier then writes a class name where it is used. A `var` stays a variable.
            topLevelVar: false,
            // Home names every file that it may load: each character of a hash counts, and does not compress.
            entryFileNames: 'assets/[name]-[hash:6].js',
            chunkFileNames: 'assets/[name]-[hash:6].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                // Libraries of every screen, which few releases change: they stay in the browser's cache.
                {
                  name: 'framework',
                  test: /node_modules\/\.pnpm\/(react|react-dom|scheduler|react-router|@tanstack\+[\w-]+|zustand|valibot|clsx)@/,
                },
                // The entry's own modules in one file: otherwise each module that a later screen shares becomes a file.
                { name: 'home', tags: ['$initial'] },
                // What orders and the shop's settings share. Before them: a group also takes what its modules import.
                { name: 'payment', test: /(api\/src\/codecs|domain\/src)\/payment\./ },
                // The shop's settings, hours and zone, which the idle page reads, and the texts that forms share with them. Before
                // the groups of later screens: a group also takes what its modules import.
                {
                  name: 'hours',
                  test: /domain\/src\/(shop\/|freeText|zone\/(zone|edges)\.)|api\/src\/(client\/clockOffset|shop\/readShop|wire\/(answerFields|requestFields)|copy\/hourText|contract\/shop|codecs\/(instant|features|shop(?!Refusal)|zone))|store\/src\/queries\/(shop|zone)\./,
                },
                // Modules that several later screens share: one file instead of one for each. So are style sheets of a few bytes.
                {
                  name: 'parts',
                  test: /ui\/src\/((Text|StatusText|Card|List|QuantityStepper|Notice|AddressRow)\/|icons\/moreIcons)|api\/src\/copy\/apiErrorCopy|api\/src\/codecs\/orderFromWire|domain\/src\/(cartChanges|orderDraft|sameOrder)|store\/src\/(copy\/(limit|pin|soldOut)|hooks\/useTransient|queries\/freshMenu|screens\/cart\/CartScreen\.module)\./,
                },
                // Loaded when the page is idle; placing an order shares a part of it.
                {
                  name: 'background',
                  test: /store\/src\/(app\/background|hours\/followShop|queries\/(liveUpdates|orderKeys))\./,
                },
                {
                  name: 'form',
                  test: /ui\/src\/(Field|Form|ChoiceChips)\/|domain\/src\/places|store\/src\/(about\/|places\/AddressBook|stores\/places|storage\/placeBook|screens\/(sms|userdata)\/\w+\.module)/,
                },
                {
                  name: 'phone',
                  test: /packages\/api\/src\/session|apps\/store\/src\/(services\/shopPhoneToken|storage\/phoneSession)/,
                },
                // What the strip of orders and the page of an order share.
                {
                  name: 'orders',
                  test: /domain\/src\/dates\.|api\/src\/(copy\/stageCopy|contract\/withoutCode)|icons\/contactIcons|store\/src\/(queries\/(orders|pastOrders|shopFeature)|copy\/order|hooks\/usePromise|stores\/withoutCode)\./,
                },
                // What the cart's page, its drawer and the order without a code share.
                {
                  name: 'checkout',
                  test: /store\/src\/(cart\/(CartContents|CartItem|CheckoutNews|FinishButton|OrderTrouble|CartHours|optionsSection|useUndoableRemoval|bringIntoView|outcomes)|checkout\/(useCheckout|usePlacing|checkoutStatus|orderMessage|inAppBrowser)|queries\/cartNews|storage\/pendingOrder|services\/whatsapp)\b(?!\.module)|api\/src\/codecs\/confirmationWay\./,
                },
                // What choosing a product shares with «Pedir otra vez» and the options of an order.
                {
                  name: 'choice',
                  test: /ui\/src\/CheckCard\/|(domain\/src|store\/src\/copy)\/(combo|remainingQuantity)\./,
                },
                {
                  name: 'message',
                  test: /domain\/src\/(cash|cashText|paymentText|whatsapp)\.|store\/src\/(checkout\/readOptions|(storage|stores)\/orderOptions)\./,
                },
                {
                  name: 'location',
                  test: /apps\/store\/src\/(location\/|services\/geolocation|screens\/locationPermission)/,
                },
              ],
            },
          },
        },
      },
  // One file without dependencies: the server has no React.
  ssr: { noExternal: true },
  server: {
    port: 5173,
    proxy: { '/api': shop, '/gmaps-sim': shop, '/image-host': shop },
  },
}));
