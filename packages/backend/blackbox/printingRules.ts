import { setTimeout as delay } from 'node:timers/promises';
import { changeContent, removePrinter } from '@crepas/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { type CloudPrinter, labelOf, pairCloudPrinter } from './harness/cloudPrinter.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const races = 10;

/** Rules of printers. `other` is another server of the same database, or the same one. */
export function describePrinting(one: () => Address, other: () => Address): void {
  describe('a printer', () => {
    let owner: string;
    let staff: string;
    let customer: Customer;
    let kitchen: CloudPrinter;
    let bar: CloudPrinter;
    beforeAll(async () => {
      [owner, staff] = [await signInOwner(one()), await signInStaff(one())];
      customer = await aCustomer(one());
      kitchen = await pairCloudPrinter(one(), owner, 'Cocina del fondo');
      bar = await pairCloudPrinter(one(), owner, 'Barra', ['door']);
    });
    afterAll(async () => {
      for (const { id } of [kitchen, bar]) await askStrictly(one(), removePrinter, id, owner);
    });

    const accepted = () => customer.placeAccepted(staff);
    const labels = ({ paper }: CloudPrinter) => paper.map(labelOf);

    it('gets a ticket once, also when it asks both servers at the same moment and the network is slow', async () => {
      const id = await accepted();
      const tokens = await Promise.all(
        [one(), other(), one(), other()].map((server) => kitchen.poll(server)),
      );
      expect(new Set(tokens).size).toBe(1);
      const token = tokens[0] ?? expect.unreachable('no ticket');
      await kitchen.print(other(), token);
      await delay(200);
      await Promise.all([kitchen.confirm(one(), token), kitchen.confirm(other(), token)]);
      expect(await Promise.all([kitchen.poll(one()), kitchen.poll(other())])).toEqual([null, null]);
      expect(labels(kitchen)).toEqual([`#${id}`]);
      await bar.work(other());
      expect(labels(bar)).toEqual([`#${id}`]);
      expect(bar.paper[0]).toContain('COBRAR');
    });

    it(`that asks while its order changes holds nobody up (${races} races)`, async () => {
      for (let race = 0; race < races; race += 1) {
        const id = await accepted();
        const order = { ...customer.draft, deliveryAddress: `Calle ${race}` };
        const change = { id, version: 0, order, fulfilment: order.fulfilment, reason: 'Otra calle' };
        const [changed] = await Promise.all([
          ask(other(), changeContent, change, staff),
          ...[kitchen, bar, kitchen, bar].map((printer) => printer.poll(one())),
        ]);
        expect(changed.status).toBe(200);
        for (const printer of [kitchen, bar]) await printer.work(one());
      }
    });
  });
}
