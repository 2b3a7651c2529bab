import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/** Figures of the documents equal the constants of the code. The last group of each pattern is the figure. */

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

/** `1_000`, `10,000`, `90 * kB` and `24 * hourMs` by their leading number. */
function figureIn(path: string, pattern: RegExp): number {
  const found = pattern.exec(read(path).replace(/\s+/g, ' '));
  if (!found?.[1]) throw new Error(`${path} has no ${pattern}`);
  return Number(found[1].replaceAll(/[,_]/g, ''));
}

type Place = readonly [path: string, pattern: RegExp];
type Row = readonly [what: string, document: Place, code: Place, factor: number];

const poll: Place = ['apps/store/src/queries/orders.ts', /const refreshMs = ([\d_]+)/];
const upkeep = 'packages/backend/src/orders/idempotency.ts';
const events = 'packages/backend/src/events/orderEvents.ts';
const limits = 'packages/backend/src/http/limits.ts';
const streams = 'packages/backend/src/http/routes/orderEvents.ts';
const notes = 'packages/domain/src/note.ts';

const rows: readonly Row[] = [
  [
    'days of idempotency keys',
    ['docs/operations.md', /keys older than (\d+) days/],
    [upkeep, /interval '(\d+) days'/],
    1,
  ],
  [
    'latest keys',
    ['docs/operations.md', /the latest ([\d,]+) orders/],
    [upkeep, /const keptKeys = ([\d_]+)/],
    1,
  ],
  [
    'days of events',
    ['docs/operations.md', /events older than (\d+) days/],
    [events, /interval '(\d+) days'/],
    1,
  ],
  ['days of events', ['docs/contract.md', /kept \((\d+) days\)/], [events, /interval '(\d+) days'/], 1],
  [
    'heartbeat of a stream',
    ['docs/contract.md', /comment every (\d+) s/],
    ['packages/backend/src/events/OrderFeed.ts', /heartbeatMs = ([\d_]+)/],
    1000,
  ],
  [
    'time to finish requests',
    ['docs/operations.md', /in flight, for (\d+) s/],
    ['packages/backend/src/http/timeLimits.ts', /drainMs: ([\d_]+)/],
    1000,
  ],
  [
    "hours of Google's keys",
    ['docs/operations.md', /valid for (\d+) hours/],
    ['packages/backend/src/identity/googleKeys.ts', /const maxStaleMs = (\d+) \* hourMs/],
    1,
  ],
  ['polling of a customer', ['docs/performance.md', /page asks every (\d+) s/], poll, 1000],
  ['polling of a customer', ['docs/architecture.md', /every (\d+) s/], poll, 1000],
  ['polling of a customer', ['bench/growth/evening.mjs', /secondsBetweenAsking: (\d+)/], poll, 1000],
  [
    'polling of the board',
    ['apps/admin/README.md', /polled every (\d+) s/],
    ['apps/admin/src/queries/pollInterval.ts', /const pollMs = ([\d_]+)/],
    1000,
  ],
  [
    'time to undo a step',
    ['apps/admin/README.md', /held for (\d+) s/],
    ['apps/admin/src/screens/orders/watch/useHeldStep.ts', /const undoMs = ([\d_]+)/],
    1000,
  ],
  [
    'memory of rendered pages',
    ['docs/decisions/0006-rendered-pages.md', /: (\d+) MB at most/],
    ['packages/backend/src/web/renderedPages.ts', /const maxCacheBytes = (\d+) \*/],
    1,
  ],
  [
    'wait for the picture',
    ['docs/decisions/0006-rendered-pages.md', /at most (\d+) s/],
    ['apps/store/src/rendered/boot.ts', /const startTimeoutMs = ([\d_]+)/],
    1000,
  ],
  [
    'kept pictures',
    ['docs/decisions/0007-without-network.md', /(\d+) pictures/],
    ['apps/store/src/worker/main.ts', /names\.pictures, \{ maxEntries: (\d+)/],
    1,
  ],
  [
    'kept menu answers',
    ['docs/decisions/0007-without-network.md', /(\d+) menu answers/],
    ['apps/store/src/worker/main.ts', /names\.menu, \{ maxEntries: (\d+)/],
    1,
  ],
  [
    "budget of home's scripts",
    ['docs/performance.md', /the build, which fails above (\d+)\)/],
    ['apps/store/vite/budgets.ts', /home: (\d+) \* kB/],
    1,
  ],
  [
    "budget of home's scripts",
    ['docs/browsers.md', /budget is ([\d,]+)/],
    ['apps/store/vite/budgets.ts', /home: (\d+) \* kB/],
    1 / 1000,
  ],
  [
    'requests from one address',
    ['docs/contract.md', /([\d,]+) a minute from one address/],
    [limits, /perAddress = ([\d_]+)/],
    1,
  ],
  [
    'orders from one phone',
    ['docs/contract.md', /(\d+) orders a minute from one phone/],
    [limits, /ordersPerCaller = (\d+)/],
    1,
  ],
  ['size of a body', ['docs/contract.md', /at most (\d+) KiB/], [limits, /maxBodyBytes = (\d+) \* 1024/], 1],
  [
    'streams of an account',
    ['docs/contract.md', /above (\d+) streams of one account/],
    [streams, /maxStreamsPerAccount = (\d+)/],
    1,
  ],
  [
    'streams of a phone',
    ['docs/contract.md', /above (\d+) streams of one phone/],
    [streams, /maxStreamsPerPhone = (\d+)/],
    1,
  ],
  [
    'streams of an address',
    ['docs/contract.md', /above (\d+) streams of one address/],
    [streams, /maxStreamsPerAddress = (\d+)/],
    1,
  ],
  [
    'streams of visitors',
    ['docs/contract.md', /or ([\d,]+) in all/],
    [streams, /maxVisitorStreams = ([\d_]+)/],
    1,
  ],
  [
    'days of idempotency keys',
    ['docs/contract.md', /kept for (\d+) days/],
    [upkeep, /interval '(\d+) days'/],
    1,
  ],
  [
    'latest keys',
    ['docs/contract.md', /fewer than ([\d,]+) orders/],
    [upkeep, /const keptKeys = ([\d_]+)/],
    1,
  ],
  [
    'pieces of a line',
    ['docs/contract.md', /1 to (\d+) pieces/],
    ['packages/domain/src/cart.ts', /maxQuantity = (\d+)/],
    1,
  ],
  [
    'characters of a note',
    ['docs/contract.md', /up to (\d+) characters for the kitchen/],
    [notes, /noteLimit = (\d+)/],
    1,
  ],
  [
    'characters of a name',
    ['docs/contract.md', /\| up to (\d+) characters; without it/],
    [notes, /recipientLimit = (\d+)/],
    1,
  ],
  [
    'corners of a zone',
    ['docs/contract.md', /3–(\d+) corners/],
    ['packages/domain/src/zone/checkZone.ts', /mostCorners = (\d+)/],
    1,
  ],
  [
    'minutes of «Cerramos en …»',
    ['docs/specification.md', /at most (\d+) minutes before the last order/],
    ['packages/domain/src/shop/shopState.ts', /soonMinutes = (\d+)/],
    1,
  ],
  [
    'polling of the shop',
    ['docs/decisions/0018-live-updates.md', /for the shop every (\d+) s/],
    ['apps/store/src/hours/followShop.ts', /refreshMs = ([\d_]+)/],
    1000,
  ],
  ['polling of orders', ['docs/decisions/0018-live-updates.md', /for its orders every (\d+) s/], poll, 1000],
  [
    'longest pause of the page',
    ['docs/decisions/0014-lost-files.md', /2, 4, … (\d+) s/],
    ['packages/ui/src/loading/startPage.ts', /longestPauseMs = ([\d_]+)/],
    1000,
  ],
  [
    'seconds of a shared page',
    ['docs/decisions/0006-rendered-pages.md', /may keep a page for (\d+) seconds/],
    ['packages/backend/src/web/webRoutes.ts', /s-maxage=(\d+)/],
    1,
  ],
];

it.each(rows)('%s: %j', (_what, document, code, factor) => {
  expect(figureIn(...document) * factor).toBe(figureIn(...code));
});

it('decision 3 lists the files of the apps that convert pesos', () => {
  const converting = spawnSync(
    'git',
    ['grep', '-lE', '\\b(centsFromPesos|pesosFromCents)\\(', '--', 'apps/*.ts', 'apps/*.tsx'],
    { cwd: fileURLToPath(new URL('../', import.meta.url)), encoding: 'utf8' },
  )
    .stdout.trim()
    .split('\n')
    .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path));
  const listed = [...read('docs/decisions/0003-money.md').matchAll(/`(apps\/[\w./]+)`/g)].map(
    ([, path]) => path,
  );
  expect(converting.sort()).toEqual(listed.sort());
});
