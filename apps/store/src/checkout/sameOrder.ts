import type { OrderPayload } from '@crepas/api';

/** Whether two orders ask for the same, whatever the order of their fields: one of them may come out of storage. */
export const isSameOrder = (a: OrderPayload, b: OrderPayload): boolean => canonical(a) === canonical(b);

/** Whether two orders ask the kitchen for the same, wherever it goes. */
export const hasSameLines = (a: OrderPayload, b: OrderPayload): boolean =>
  canonical(a.productos) === canonical(b.productos);

/** One text for one value, whatever the order of its fields. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
