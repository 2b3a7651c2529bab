/** While the server reports changes itself, nothing is polled. `ofOrders`: of this customer's orders too. */
export const liveUpdates = { areOn: false, ofOrders: false };

/**
 * Whether to poll what the server reports. A request that failed is made again in any case: the server does not report the
 * same change twice.
 *
 * @param isLive whether live updates cover this query
 * @param error of its last request
 */
export const isPolled = (isLive: boolean, error: Error | null): boolean => !isLive || error !== null;
