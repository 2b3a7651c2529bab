/** A separate entry for the shop's hours: no screen needs them for its first paint, so they load later. */

export * from './hoursText.ts';
export * from './shop/calendar.ts';
export * from './shop/checkHours.ts';
export * from './shop/clockText.ts';
export * from './shop/nextChange.ts';
export * from './shop/responsible.ts';
export * from './shop/schedule.ts';
export { endOfShopDay, shopDayAt, shopDayBounds } from './shop/shopDay.ts';
export { pickupMinutesAt, type ShopState, shopStateAt } from './shop/shopState.ts';
export { isTimeZone } from './shop/timeZone.ts';
