/** A fake provider, independent of the transport. */
export interface Provider {
  react(request: ProviderRequest): Reaction | Promise<Reaction>;
}

export interface ProviderRequest {
  method: string;
  /** Request path including the query. */
  path: string;
  /** Headers by lower-case name. */
  headers: Record<string, string | undefined>;
  body: Uint8Array<ArrayBuffer>;
}

/** A provider's response: `pieces` are sent one after the other, then the response ends, hangs or breaks off. */
export interface Reaction {
  status: number;
  headers: Record<string, string>;
  pieces: Iterable<string>;
  ending: 'end' | 'hang' | 'break';
}

export const json = (status: number, value: unknown, headers: Record<string, string> = {}): Reaction => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  pieces: [JSON.stringify(value)],
  ending: 'end',
});
