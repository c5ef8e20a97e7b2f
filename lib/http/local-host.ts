/** Returns whether a host name is that of this machine: `localhost`, one of its subdomains, or a loopback address. */
export const isLocalHost = (hostname: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(hostname);
