/** Sends a request to a route below /library/mirror. Throws a Failure. */
export type MirrorCall = (route: 'changes' | 'item' | 'feed', input: object) => Promise<unknown>;
