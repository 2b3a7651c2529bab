import { setTimeout as delay } from 'node:timers/promises';
import { createCategory, getOrderedCategories } from '@crepas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { type EventReader, followEvents } from './harness/followEvents.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { rowsOf } from './harness/rows.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const withinMs = 1_000;

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
  const seesWithinASecond = (name: string) =>
    expect.poll(names, { timeout: withinMs, interval: 20 }).toContain(name);

  it('a write at one server is visible at the other within a second', async () => {
    await askStrictly(one(), createCategory, 'Escrita aquí', await signInOwner(one()));
    await seesWithinASecond('Escrita aquí');
  });

  it('who wrote reads it at the other server, also before that has heard of it', async () => {
    const owner = await signInOwner(one());
    await onDatabase('alter table categories disable trigger categories_changed');
    const answer = await ask(one(), createCategory, 'Sin aviso', owner);
    const [cookie = ''] = answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? '');
    const readAs = async (headers: Record<string, string>) =>
      (await fetch(`${other().url}/api${getOrderedCategories.path}`, { headers })).text();
    expect(await readAs({})).not.toContain('Sin aviso');
    expect(await readAs({ Cookie: 'menu=-1; other=1' })).not.toContain('Sin aviso');
    expect(await readAs({ Cookie: `other=1; ${cookie}` })).toContain('Sin aviso');
    await onDatabase('alter table categories enable trigger categories_changed');
  });

  it('a manual write to the database is visible too', async () => {
    await onDatabase("update categories set name = 'Escrita a mano' where name = 'Escrita aquí'");
    await seesWithinASecond('Escrita a mano');
  });

  it('a write during a broken connection is visible after the reconnect', async () => {
    await onDatabase(`do $$ begin
      perform pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crepas listening';
      update categories set name = 'Escrita mientras' where name = 'Escrita a mano';
    end $$`);
    await seesWithinASecond('Escrita mientras');
    await askStrictly(one(), createCategory, 'Escrita después', await signInOwner(one()));
    await seesWithinASecond('Escrita después');
  });

  describe('a tablet at the other server', () => {
    let reader: EventReader;
    let customer: Customer;
    beforeAll(async () => {
      reader = await followEvents(other(), await signInStaff(other()));
      customer = await aCustomer(one());
    });
    afterAll(() => reader?.leave());

    /** The heartbeat would send it too, but later. */
    const notifiedWithinASecond = () =>
      Promise.race([reader.next().then((told) => told?.order.id), delay(withinMs, 'nothing in time')]);

    it('receives an order of this server within a second', async () => {
      const id = await customer.place();
      expect(await notifiedWithinASecond()).toBe(id);
    });

    it('receives orders from during a broken connection, and later ones', async () => {
      await onDatabase(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'crepas listening'",
      );
      for (let count = 0; count < 2; count += 1) {
        const id = await customer.place();
        expect(await notifiedWithinASecond()).toBe(id);
      }
    });
  });

  async function onDatabase(statement: string): Promise<void> {
    await rowsOf(databaseUrl(), [statement]);
  }
}
