/** Marks an answer that the service worker had cached: the request itself failed. */
export const keptHeader = 'X-Kept';

/** The name of the `<meta>` of a page that says when the hours of the menu change next: until then it is right about them. */
export const hoursChangeMark = 'hours-change';

/** Marks `<html>` of a page that the service worker had cached: the app asks for the newest one, and shows what differs. */
export const keptAttribute = 'data-kept';
