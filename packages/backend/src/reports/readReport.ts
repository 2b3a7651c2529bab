import type { Cents, DayRange, Product, SalesReport } from '@crepas/domain';
import type { Database } from '../db/Database.ts';
import { hoursOf } from './definitions.ts';
import { inSnapshot } from './readRows.ts';
import { readLostByAccount, readPhones, readTimes } from './readService.ts';
import { readCodes, readSold } from './readSold.ts';
import { readSums } from './readSums.ts';

/** @param menu its products that were not sold are listed too */
export const readReport = (
  database: Database,
  range: DayRange,
  timeZone: string,
  menu: readonly Product[],
): Promise<SalesReport> =>
  inSnapshot(database, async (queries) => {
    const hours = hoursOf(range, timeZone);
    const { totals, span, ...sums } = await readSums(queries, range, hours);
    // The embedded database has few buffers: what reads the orders comes first, and then what reads other pages.
    const lostByAccount = await readLostByAccount(queries, hours);
    const times = await readTimes(queries, hours);
    const { products, extras, options } = await readSold(queries, hours, span);
    const codes = await readCodes(queries, hours);
    const phones = await readPhones(queries, hours, span);
    const soldIds = new Set(products.map(({ id }) => id));
    const unsold = menu.filter(({ id, available }) => available && !soldIds.has(id));
    return {
      range,
      totals: { ...totals, ...phones },
      ...sums,
      products: [
        ...products.map(({ id: _, ...product }) => product),
        ...unsold.map(({ name, isCombo }) => ({ name, isCombo, quantity: 0, sales: 0 as Cents })),
      ],
      extras,
      options,
      codes,
      times,
      lostByAccount,
    };
  });
