/** A longer list of subscriptions is cut off. */
export const maxSubscriptions = 20_000;
