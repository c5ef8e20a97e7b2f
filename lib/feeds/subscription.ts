/** Maximum number of subscriptions in a file; further ones are cut off. */
export const maxSubscriptions = 20_000;
