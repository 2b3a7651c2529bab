/** While the server reports changes itself, nothing is polled. `ofOrders`: of this customer's orders too. */
export const liveUpdates = { areOn: false, ofOrders: false };
