import type { Zone } from '../delivery/zone.ts';
import type { Responsible } from './responsible.ts';
import { plainTerms, type SaleTerms } from './saleTerms.ts';
import { alwaysOpen, type ShopSchedule } from './schedule.ts';

/** All that the owner sets of the shop, but its words. */
export type ShopSettings = ShopSchedule &
  SaleTerms & {
    /** Where the shop delivers; null means everywhere. */
    readonly zone: Zone | null;
    /** Null until the owner has said it. */
    readonly responsible: Responsible | null;
    /** Unanswered orders are rejected after this many minutes; null means never. */
    readonly autoRejectMinutes: number | null;
    /** How many minutes the kitchen usually needs; null until the owner says it. Only the board shows it. */
    readonly preparationMinutes: number | null;
    /** From the kitchen to the customer's door; null until the owner says it. Staff choose the two together (decision O17). */
    readonly travelMinutes: number | null;
    /** Takes orders of phones that are not proven. */
    readonly takesWithoutCode: boolean;
  };

/** The settings of an owner who has changed none: spec §9. */
export const plainSettings: ShopSettings = {
  ...alwaysOpen,
  ...plainTerms,
  zone: null,
  responsible: null,
  autoRejectMinutes: null,
  preparationMinutes: null,
  travelMinutes: null,
  takesWithoutCode: false,
};
