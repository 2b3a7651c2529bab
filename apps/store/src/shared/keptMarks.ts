/** Marks an answer that the service worker had cached: the request itself failed. */
export const keptHeader = 'X-Kept';

/** Of `<html>` in a page that the service worker had cached: the app asks for the newest one, and shows what differs. */
export const keptAttribute = 'data-kept';
