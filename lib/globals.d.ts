/**
 * The web-standard globals that every host of the core has (browser page, extension worker, Node >= 20).
 * What is not declared here does not exist for lib: its tsconfig loads no DOM, Node or extension types.
 */

type BufferSource = ArrayBuffer | ArrayBufferView;

declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | Iterable<[string, string]>);
  get(name: string): string | null;
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
  keys(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
  toString(): string;
}

declare class URL {
  constructor(url: string | URL, base?: string | URL);
  static canParse(url: string, base?: string): boolean;
  href: string;
  readonly origin: string;
  protocol: string;
  username: string;
  password: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  readonly searchParams: URLSearchParams;
  hash: string;
  toString(): string;
}

declare class TextEncoder {
  encode(input?: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  readonly encoding: string;
  decode(input?: BufferSource, options?: { stream?: boolean }): string;
}

interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  throwIfAborted(): void;
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean; signal?: AbortSignal }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}
declare const AbortSignal: {
  abort(reason?: unknown): AbortSignal;
  timeout(milliseconds: number): AbortSignal;
  any(signals: Iterable<AbortSignal>): AbortSignal;
};
declare class AbortController {
  readonly signal: AbortSignal;
  abort(reason?: unknown): void;
}

interface ReadableStreamReader<T> {
  read(): Promise<{ done: false; value: T } | { done: true; value?: undefined }>;
  cancel(reason?: unknown): Promise<void>;
}
interface ReadableStreamController<T> {
  enqueue(chunk: T): void;
  close(): void;
}
declare class ReadableStream<T = Uint8Array<ArrayBuffer>> {
  constructor(source: {
    pull(controller: ReadableStreamController<T>): Promise<void>;
    cancel?(reason?: unknown): Promise<void>;
  });
  getReader(): ReadableStreamReader<T>;
  pipeThrough<U>(pair: { readable: ReadableStream<U>; writable: unknown }): ReadableStream<U>;
}
declare class CompressionStream {
  constructor(format: 'gzip' | 'deflate' | 'deflate-raw');
  readonly readable: ReadableStream;
  readonly writable: unknown;
}
declare class DecompressionStream {
  constructor(format: 'gzip' | 'deflate' | 'deflate-raw');
  readonly readable: ReadableStream;
  readonly writable: unknown;
}
declare class Blob {
  constructor(parts?: (string | BufferSource)[], options?: { type?: string });
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
  stream(): ReadableStream;
}

declare class Headers {
  get(name: string): string | null;
  has(name: string): boolean;
}
declare class Request {
  constructor(url: string, init?: { method?: string; headers?: Headers | Record<string, string>; body?: string });
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  readonly body: ReadableStream | null;
  readonly bodyUsed: boolean;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}
declare class Response {
  constructor(body?: string | BufferSource | ReadableStream | null, init?: { status?: number; headers?: Headers });
  static json(data: unknown, init?: { status?: number; headers?: Record<string, string> }): Response;
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: Headers;
  readonly body: ReadableStream | null;
  arrayBuffer(): Promise<ArrayBuffer>;
  text(): Promise<string>;
  json(): Promise<unknown>;
}

declare function structuredClone<T>(value: T): T;
declare function setTimeout(callback: () => void, milliseconds?: number): unknown;
declare function clearTimeout(handle: unknown): void;
declare function queueMicrotask(callback: () => void): void;
declare function atob(data: string): string;
declare function btoa(data: string): string;
declare const crypto: {
  randomUUID(): string;
  getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>;
  readonly subtle: { digest(algorithm: 'SHA-1' | 'SHA-256', data: BufferSource): Promise<ArrayBuffer> };
};
declare const performance: { now(): number };
