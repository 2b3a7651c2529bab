import type { Extra, ExtraId } from '@crepas/domain';

/** The extras that can be ordered with a product now: linked and available, in the shop's order. */
export const offeredExtras = (all: readonly Extra[], linked: readonly ExtraId[]): Extra[] =>
  all.filter(({ id, available }) => available && linked.includes(id));
