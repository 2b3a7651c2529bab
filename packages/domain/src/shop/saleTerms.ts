import { type FeeSettings, freeDelivery } from '../delivery/fees.ts';
import { cashOnly, type PaymentSettings } from '../payment/payment.ts';
import { noPickup, type PickupSettings } from './pickup.ts';

/** The settings that decide how an order is paid, what its delivery costs, and whether customers may fetch it. */
export type SaleTerms = PaymentSettings & FeeSettings & PickupSettings;

/** The terms of an owner who has changed none: spec §9. */
export const plainTerms: SaleTerms = { ...cashOnly, ...freeDelivery, ...noPickup };
