/** Header with the name that the calling program gives itself. */
export const clientTypeHeader = 'x-client-type';
/** Maximum characters of the name; the rest is cut off. */
export const maxClientTypeLength = 50;

/** Returns the name that the calling program gives itself; undefined without one. */
export const clientTypeOf = (headers: Headers): string | undefined =>
  headers.get(clientTypeHeader)?.slice(0, maxClientTypeLength) || undefined;
