import { createCategory, getOrderedCategories } from '@crepas/api';
import type { CategoryId } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { type EventReader, followEvents } from './harness/followEvents.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { rowsOf } from './harness/rows.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const maxTries = 5;
const orderLimitMs = 1_000;
const menuLimitMs = 5_000;

/**
 * A busy machine may be late, so what came late is tried again. What no notification brings comes late each time: the heartbeat that brings it
 * (`OrderFeed.ts`, `listening.ts`) is the next one only 15 s after it.
 *
 * @param happens resolves to what waits for its arrival
 */
async function arrivesWithin(limitMs: number, happens: (tries: number) => Promise<() => Promise<void>>) {
  for (let tries = 1; ; tries += 1) {
    const arrives = await happens(tries);
    const start = performance.now();
    await arrives();
    if (performance.now() - start < limitMs) return;
    expect(tries, 'late each time').toBeLessThan(maxTries);
  }
}

/** Rules of two servers on one PostgreSQL. */
export function describeTwoServers(
  one: () => Address,
  other: () => Address,
  databaseUrl: () => string,
): void {
  it('both serve the same menu, in any order of their start', async () => {
    const promo = async ({ url }: Address) => (await fetch(`${url}/api/promo`)).json();
    expect(await promo(other())).toEqual(await promo(one()));
  });

  const names = async () =>
    (await askStrictly(other(), getOrderedCategories, undefined)).map(({ name }) => name);
  /** @param write gives a category this name */
  const isSeen = (name: string, write: (name: string) => Promise<void>) =>
    arrivesWithin(menuLimitMs, async (tries) => {
      const written = `${name} ${tries}`;
      await write(written);
      return () => expect.poll(names, { timeout: 60_000, interval: 20 }).toContain(written);
    });
  let lastId: CategoryId;
  async function create(name: string): Promise<void> {
    lastId = (await askStrictly(one(), createCategory, name, await signInOwner(one()))).id;
  }
  const rename = (name: string) => `update categories set name = '${name}' where id = ${lastId}`;

  it('a write at one server is visible at the other', () => isSeen('Escrita aquí', create));

  it('who wrote reads it at the other server, also before that has heard of it', async () => {
    const owner = await signInOwner(one());
    await onDatabase('alter table categories disable trigger categories_changed');
    const answer = await ask(one(), createCategory, 'Sin aviso', owner);
    const [cookie = ''] = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    const readAs = async (headers: Record<string, string>) =>
      (await fetch(`${other().url}/api${getOrderedCategories.path}`, { headers })).text();
    expect(await readAs({})).not.toContain('Sin aviso');
    for (const forged of ['-1', '999999999999999'])
      expect(await readAs({ Cookie: `menu=${forged}; other=1` })).not.toContain('Sin aviso');
    expect(await readAs({ Cookie: `other=1; ${cookie}` })).toContain('Sin aviso');
    await onDatabase('alter table categories enable trigger categories_changed');
  });

  it('a manual write to the database is visible too', () =>
    isSeen('Escrita a mano', (name) => onDatabase(rename(name))));

  it('a write during a broken connection is visible after the reconnect', async () => {
    await isSeen('Escrita mientras', (name) =>
      onDatabase(`do $$ begin
        perform pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crepas listening';
        ${rename(name)};
      end $$`),
    );
    await isSeen('Escrita después', create);
  });

  describe('a tablet at the other server', () => {
    let reader: EventReader;
    let customer: Customer;
    beforeAll(async () => {
      reader = await followEvents(other(), await signInStaff(other()));
      customer = await aCustomer(one());
    });
    afterAll(() => reader?.leave());

    const isToldWithinASecond = (before = async () => {}) =>
      arrivesWithin(orderLimitMs, async () => {
        await before();
        const id = await customer.place();
        return async () => expect((await reader.next())?.order.id).toBe(id);
      });

    it('receives an order of this server within a second', () => isToldWithinASecond());

    it('receives orders from during a broken connection, and later ones', async () => {
      await isToldWithinASecond(() =>
        onDatabase(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crepas listening'",
        ),
      );
      await isToldWithinASecond();
    });
  });

  async function onDatabase(statement: string): Promise<void> {
    await rowsOf(databaseUrl(), [statement]);
  }
}
