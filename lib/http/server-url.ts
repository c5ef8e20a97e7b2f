import { isLocalHost } from './local-host.ts';

/** Returns whether an address can be that of a server of Gloss: https, or http on this machine, because tokens are sent to it. */
export const isServerUrl = ({ protocol, hostname, username }: URL): boolean =>
  (protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname))) && !username && hostname !== '';
