/** Replaces `services/firebase.ts` of both apps in stories, which sign nobody in (`noFirebase.ts`). */
export {};
