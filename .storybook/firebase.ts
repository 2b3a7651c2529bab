/** Replaces `apps/admin/src/services/firebase.ts` in stories: calls go out without a token. */
export const currentToken = (): Promise<null> => Promise.resolve(null);
