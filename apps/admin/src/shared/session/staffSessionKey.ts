/** The key of the stored session. In a file of its own: the script in the page's head reads it before the app. */
export const staffSessionKey = 'staffSession';
