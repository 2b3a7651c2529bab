import { expect } from '@playwright/test';
import { test } from '../support/customer.ts';
import { type Phone, type PhoneName, phones, usual } from './phones.ts';
import { type RoadName, roads } from './roads.ts';

/**
 * Every phone on every road: a clean browser is what the fewest customers have. Here is what the phone must not prevent; what it shows on
 * the way is in the journey of its trouble. `npm test` takes the pairs below, `npm run test:long` the others.
 */

const quick: readonly (readonly [PhoneName, RoadName])[] = [
  ['instagram', 'first order'],
  ['translated', 'follow and cancel'],
  ['refusedToken', 'follow and cancel'],
];

test.describe.configure({ mode: 'parallel' });

const all = Object.entries(phones).map(([key, phone], index): [PhoneName, Phone, number] => [
  key as PhoneName,
  phone,
  index,
]);

for (const [key, phone, index] of all) {
  test.describe(`${phone.name} (${phone.guards})`, () => {
    test.use({ ...usual, ...phone.use });
    for (const [place, [road, walk]] of Object.entries(roads).entries()) {
      const isQuick = quick.some((pair) => pair[0] === key && pair[1] === road);
      test(road, isQuick ? {} : { tag: '@long' }, async ({ page }) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => {
          // «Back» may leave the shop for the browser's first page, which has no storage.
          if (page.url() !== 'about:blank') errors.push(String(error));
        });
        const check = await phone.prepare?.(page);
        await walk(page, phone, String(5_546_000_000 + 10 * index + place));
        if (typeof check === 'function') await check();
        expect(errors).toEqual([]);
      });
    }
  });
}
