/** Marks an answer that the service worker had cached: the request itself failed. */
export const keptHeader = 'X-Kept';
