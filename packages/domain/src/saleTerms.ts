import { cashOnly, type PaymentSettings } from './payment.ts';

/** The settings that decide how an order is paid. */
export type SaleTerms = PaymentSettings;

/** Those of an owner who has changed none: spec §9. */
export const plainTerms: SaleTerms = cashOnly;
