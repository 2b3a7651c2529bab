/** While the server reports changes itself, nothing is polled. */
export const liveUpdates = { areOn: false };
