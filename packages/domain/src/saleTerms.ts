import { type FeeSettings, freeDelivery } from './fees.ts';
import { cashOnly, type PaymentSettings } from './payment.ts';

/** The settings that decide how an order is paid, and what its delivery costs. */
export type SaleTerms = PaymentSettings & FeeSettings;

/** Those of an owner who has changed none: spec §9. */
export const plainTerms: SaleTerms = { ...cashOnly, ...freeDelivery };
