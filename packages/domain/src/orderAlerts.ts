/** The seconds that an order waits for an answer until staff, and then the owner, get an alert (decision H8). */
export const alertSeconds = { staff: 70, owner: 180 } as const;

/** The limits of the owner's setting: the minutes until an unanswered order is rejected. After the alert the owner has two minutes. */
export const minAutoRejectMinutes = alertSeconds.owner / 60 + 2;
export const maxAutoRejectMinutes = 120;
