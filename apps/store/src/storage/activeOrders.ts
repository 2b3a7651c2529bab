import * as v from 'valibot';
import { type JsonStorage, sessionJson } from './jsonStorage.ts';

const activeOrdersKey = 'activeOrders';

/** How many orders were under way when the shop was last asked: room for them is kept on the next page load. */
export const createActiveOrderCount = (json: JsonStorage) => ({
  load: (): number => {
    const read = v.safeParse(v.pipe(v.number(), v.integer(), v.minValue(0)), json.read(activeOrdersKey));
    return read.success ? read.output : 0;
  },
  save: (count: number): void => {
    json.write(activeOrdersKey, count);
  },
});

export const activeOrderCount = createActiveOrderCount(sessionJson);
