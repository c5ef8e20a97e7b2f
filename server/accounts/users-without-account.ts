/** The user whose library the token of the configuration opens. */
export const ownUserId = 'local';
/** The user of all paying agents, whose library none of them can list or write. */
export const payerId = 'agent-payment';

/** The users that have no row among the accounts. */
export const usersWithoutAccount: readonly string[] = [ownUserId, payerId];
