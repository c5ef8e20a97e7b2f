/** A provider of the tests, whatever carries its bytes. */
export interface Provider {
  react(request: ProviderRequest): Reaction | Promise<Reaction>;
}

export interface ProviderRequest {
  method: string;
  /** With its query. */
  path: string;
  /** By their names in lower case. */
  headers: Record<string, string | undefined>;
  body: Uint8Array<ArrayBuffer>;
}

/** What a request gets: `pieces` one after the other, and then an end that may be none. */
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
