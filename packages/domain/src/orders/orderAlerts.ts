/** The seconds that an order waits for an answer until staff, and then the owner, get an alert (decision H8). */
export const alertSeconds = { staff: 70, owner: 180 } as const;

/** Orders without a code that may wait for the shop's call at once; of one more the customer is asked to call (decision T1). */
export const maxUnproven = 10;

/** The limits of the owner's setting: the minutes until an unanswered order is rejected. After the alert the owner has two minutes. */
export const minAutoRejectMinutes = alertSeconds.owner / 60 + 2;
export const maxAutoRejectMinutes = 120;
