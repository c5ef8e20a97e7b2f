/** Returns whether a host name is that of this machine: `localhost`, one of its subdomains, or a loopback address. */
export const isLocalHost = (hostname: string): boolean => /^(?:localhost|127\.[\d.]+|\[::1\]|.+\.localhost)$/.test(hostname);

/** Matches names and addresses of local networks: mDNS and router names, names without a domain, private, shared and link-local addresses. */
const localNetwork =
  /^(?:[^.:]+|.+\.(?:local|lan|home|internal|home\.arpa)|(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[f(?:[cd]|e[89ab])[\da-f]*:.*\])$/;

/** Returns whether a host name is that of this machine or of another one in the local network, by its form. */
export const isInLocalNetwork = (hostname: string): boolean => isLocalHost(hostname) || localNetwork.test(hostname);
