/**
 * The hours of the shop, an entry of its own: no screen needs them for its first paint, and none should load them
 * for it.
 */

export * from './shop/calendar.ts';
export * from './shop/checkHours.ts';
export * from './shop/clockText.ts';
export * from './shop/nextChange.ts';
export * from './shop/schedule.ts';
export * from './shop/shopDay.ts';
export { type ShopState, shopStateAt, soonMinutes } from './shop/shopState.ts';
export { isTimeZone } from './shop/timeZone.ts';
