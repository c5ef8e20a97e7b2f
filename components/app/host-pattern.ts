/** The match pattern of a host, for http and https. */
export const hostPattern = (host: string): string => `*://${host}/*`;

/** The match pattern of an address's scheme and host. Patterns have no ports. */
export const originPattern = ({ protocol, hostname }: URL): string => `${protocol}//${hostname}/*`;
