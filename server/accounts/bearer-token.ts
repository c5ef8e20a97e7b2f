/** Returns the bearer token of a request; undefined without a valid one. The scheme may have any case (RFC 9110, section 11.1). */
export const readBearerToken = ({ headers }: Request): string | undefined =>
  /^Bearer +([\w.~+/-]{1,512}=*)$/i.exec(headers.get('authorization') ?? '')?.[1];
