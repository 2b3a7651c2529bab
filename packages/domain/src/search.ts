/** A separate entry for the search over the menu, which loads with its screen. */

export * from './search/searchMenu.ts';
