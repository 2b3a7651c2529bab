import { pauseShop, resumeShop, updateShop } from '@crepas/api';
import type { DeliveryTerms, Weekday } from '@crepas/domain';
import fc from 'fast-check';
import { askStrictly } from '../harness/ask.ts';
import type { Evening } from './evening.ts';
import { inMexico, minuteOfDay } from './menu.ts';
import { near } from './ordering.ts';
import { payments, type Shop, type Terms } from './shop.ts';
import { pesos, type Step, type StepKind, sometimes } from './step.ts';

const minuteMs = 60_000;
const pause = fc.integer({ min: 5, max: 60 }).map(
  (minutes): Step =>
    (evening) => ({
      sentence: `The kitchen pauses the shop for ${minutes} minutes.`,
      async happens() {
        await askStrictly(evening.real.server(), pauseShop, { minutes }, evening.tokens.staff);
        evening.shop = { ...evening.shop, pausedUntil: evening.shop.now + minutes * minuteMs };
      },
    }),
);

const resume = fc.constant(((evening) => ({
  sentence: 'The kitchen ends the pause.',
  async happens() {
    await askStrictly(evening.real.server(), resumeShop, undefined, evening.tokens.staff);
    evening.shop = { ...evening.shop, pausedUntil: null };
  },
})) satisfies Step);

const ownerSets =
  (sentence: string, change: Parameters<typeof updateShop.send>[0], changed: Partial<Shop>): Step =>
  (evening) => ({
    sentence,
    async happens() {
      await askStrictly(evening.real.server(), updateShop, change, evening.tokens.owner);
      evening.shop = { ...evening.shop, ...changed };
    },
  });

const turn = sometimes.map((isClosed) =>
  ownerSets(
    `The owner ${isClosed ? 'closes' : 'opens'} the shop.`,
    { isOpen: !isClosed },
    { isOpen: !isClosed },
  ),
);

const setLastOrder = fc
  .constantFrom(0, 15)
  .map((lastOrderMinutes) =>
    ownerSets(
      `The owner takes the last order ${lastOrderMinutes} minutes before closing.`,
      { lastOrderMinutes },
      { lastOrderMinutes },
    ),
  );

const km = 0.05;
const square = [
  { lat: near.lat - km, lng: near.lng - km },
  { lat: near.lat - km, lng: near.lng + km },
  { lat: near.lat + km, lng: near.lng + km },
  { lat: near.lat + km, lng: near.lng - km },
];

const setZone = fc
  .boolean()
  .map((isZoneSmall) =>
    ownerSets(
      `The shop delivers ${isZoneSmall ? 'to near addresses only' : 'everywhere'}.`,
      { zone: isZoneSmall ? square : null },
      { isZoneSmall },
    ),
  );

const setPayments = fc.subarray([...payments], { minLength: 1 }).map((offered) =>
  ownerSets(
    `The shop takes ${offered.join(' and ')}.`,
    {
      payments: offered,
      transfer: { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Ana López' },
    },
    { payments: offered },
  ),
);

const setFetching = fc
  .boolean()
  .map((isFetchOffered) =>
    ownerSets(
      `Customers ${isFetchOffered ? 'may fetch their orders' : 'may not fetch their orders any more'}.`,
      { pickup: { isActive: isFetchOffered, minutes: 20 } },
      { isFetchOffered },
    ),
  );

const setLater = fc
  .record({ isStopped: sometimes, maxPerQuarter: fc.constantFrom(null, 1, 2) })
  .map(({ isStopped, maxPerQuarter }) =>
    ownerSets(
      isStopped
        ? 'The owner takes no orders for later.'
        : `The owner takes ${maxPerQuarter ?? 'any number of'} orders for each quarter of an hour.`,
      { scheduling: { isActive: !isStopped, daysAhead: 0, maxPerQuarter } },
      { isLaterOffered: !isStopped, maxPerQuarter },
    ),
  );

const anyTerms = fc.record({
  fee: fc.integer({ min: 0, max: 9_000 }),
  minimum: fc.constantFrom(0, 0, 10_000),
  freeFrom: fc.constantFrom(null, 20_000),
});
const toTerms = (terms: Terms) => terms as DeliveryTerms;

const setFees = fc
  .record({ near: fc.array(anyTerms, { maxLength: 2 }), others: fc.option(anyTerms) })
  .map(({ near, others }) =>
    ownerSets(
      `Delivery costs ${[...near, ...(others ? [others] : [])].map(({ fee }) => pesos(fee)).join(' or ') || 'nothing'}.`,
      {
        feeZones: near.map((terms) => ({ ...toTerms(terms), name: 'Cerca', zone: square })),
        feeWithoutPin: others && toTerms(others),
      },
      { nearTerms: near, otherTerms: others },
    ),
  );

/** Hours until a whole minute from now on, or none. */
const setHours = fc.option(fc.integer({ min: 1, max: 120 }), { freq: 2 }).map(
  (minutes): Step =>
    (evening) => {
      if (minutes === null) {
        return ownerSets('The owner removes the hours.', { week: [] }, { closesAt: null })(evening);
      }
      const closesAt = (Math.ceil(evening.shop.now / minuteMs) + minutes) * minuteMs;
      const week = [{ day: weekdayOf(evening), opens: 12 * 60, closes: minuteOfDay(closesAt) }];
      return ownerSets(
        `The owner lets the shop close in ${minutes} minutes.`,
        { week },
        { closesAt },
      )(evening);
    },
);

const weekdayOf = ({ startedAt }: Evening) => (inMexico(startedAt).getUTCDay() || 7) as Weekday;

export const shopSteps: readonly StepKind[] = [
  { weight: 1, arbitrary: pause },
  { weight: 2, arbitrary: resume },
  { weight: 3, arbitrary: turn },
  { weight: 3, arbitrary: setHours },
  { weight: 1, arbitrary: setLastOrder },
  { weight: 1, arbitrary: setZone },
  { weight: 2, arbitrary: setPayments },
  { weight: 3, arbitrary: setFetching },
  { weight: 3, arbitrary: setFees },
  { weight: 4, arbitrary: setLater },
];
