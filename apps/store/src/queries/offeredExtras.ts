import type { Extra, ExtraId } from '@crepas/domain';

/** What a product may be ordered with today: its linked extras that are available, in the shop's order. */
export const offeredExtras = (all: readonly Extra[], linked: readonly ExtraId[]): Extra[] =>
  all.filter(({ id, available }) => available && linked.includes(id));
