import { describe, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { hasPostgres, newDatabase, startPostgres } from './harness/postgres.ts';
import { type Random, randomFrom } from './harness/random.ts';
import { assertConsistent, expectTables, statements } from './soak/assertConsistent.ts';
import { gather } from './soak/people.ts';
import { type EveningSize, isForgotten, planEvening } from './soak/plan.ts';
import { type LedgerEntry, rush } from './soak/playOrders.ts';
import { openFastShop } from './soak/shop.ts';

const { SOAK, SOAK_SEED = '1', DATABASE_URL } = process.env;

const isLong = SOAK === 'evening';
const size: EveningSize = isLong
  ? { orders: 500, tablets: 5, customers: 200, rushes: 5 }
  : { orders: 40, tablets: 2, customers: 15, rushes: 1 };
const seed = Number(SOAK_SEED);
const timeout = isLong ? 1_800_000 : 180_000;

/** What the servers may hold after the evening, as a share of what they held before it. */
const memoryBound = 1.15;

async function passesAnEvening(databaseUrl: string | null): Promise<void> {
  const shop = await openFastShop(databaseUrl);
  try {
    const random = randomFrom(seed);
    const [earlier, ledger]: [LedgerEntry[], LedgerEntry[]] = [[], []];
    // Opens and closes each stream once: what is created only once is there before the memory is measured.
    const first = await gather(shop, size);
    await rush(shop, first, warmUp(random), earlier);
    await first.leave();
    const before = await shop.heldBytes();

    const people = await gather(shop, size);
    const openStreams = await shop.heldStreams();
    for (const plans of planEvening(random, size)) await rush(shop, people, plans, ledger);
    await assertConsistent(people, ledger);
    const cuts = people.tablets[0]?.board.reconnects();
    await people.leave();
    await expect
      .poll(shop.heldStreams, { timeout: 30_000, message: 'streams, with forgotten ones' })
      .toBeLessThanOrEqual(openStreams - size.tablets - size.customers);
    const share = (await shop.heldBytes()) / before;
    const memory = `${(before / 1e6).toFixed(1)} MB before, ${share.toFixed(3)} of it after`;
    console.log(`${ledger.length} orders, network cut ${cuts} times, memory: ${memory}`);
    expect(share, 'memory').toBeLessThan(memoryBound);
    expectTables(await shop.end(statements), [...earlier, ...ledger], people);
  } finally {
    await shop.remove();
  }
}

/** Without waiting for alerts. */
const warmUp = (random: Random) =>
  planEvening(random, { ...size, orders: 20, rushes: 1 })
    .flat()
    .filter(({ story }) => !isForgotten(story));

describe.skipIf(isElsewhere)(`an evening in fast motion (${size.orders} orders, seed ${seed})`, () => {
  it('ends with one truth, on the embedded database', () => passesAnEvening(null), timeout);

  it.skipIf(!hasPostgres && DATABASE_URL === undefined)(
    'ends with one truth, with two servers on PostgreSQL',
    async () => {
      const postgres = DATABASE_URL === undefined ? await startPostgres() : await newDatabase(DATABASE_URL);
      try {
        await passesAnEvening(postgres.url);
      } finally {
        await postgres.stop();
      }
    },
    timeout,
  );
});
