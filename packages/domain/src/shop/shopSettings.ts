import { type FeeSettings, freeDelivery } from '../delivery/fees.ts';
import type { Zone } from '../delivery/zone.ts';
import { cashOnly, type PaymentSettings } from '../payment/payment.ts';
import { noPickup, type PickupSettings } from './pickup.ts';
import type { Responsible } from './responsible.ts';
import { alwaysOpen, type ShopSchedule } from './schedule.ts';
import { noScheduling, type Scheduling } from './scheduling.ts';

/** The settings that decide how an order is paid, what its delivery costs, and whether customers may pick it up. */
export type SaleTerms = PaymentSettings & FeeSettings & PickupSettings;

/** The terms of an owner who has changed none: spec §9. */
export const plainTerms: SaleTerms = { ...cashOnly, ...freeDelivery, ...noPickup };

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
    /** Orders for later. */
    readonly scheduling: Scheduling;
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
  ...noScheduling,
};

/** How many orders the store takes of one phone: under way at the same time, and within 24 hours. */
export type PhoneBounds = { readonly maxOpenOrders: number; readonly maxDailyOrders: number };

/** The bounds of an owner who has changed neither. */
export const plainPhoneBounds: PhoneBounds = { maxOpenOrders: 5, maxDailyOrders: 30 };
