import { Failure } from '../../lib/contract/failure.ts';

/** Names, codes and counts, as OpenTelemetry's conventions call them. Nothing that somebody said, wrote or looked at. */
export type Attributes = Record<string, string | number>;

export interface Span {
  set(attributes: Attributes): void;
}

/**
 * What a module of telemetry is: it starts a span, at once does the work inside it, once, and ends the span when that has settled.
 * A span in which the work of another one is done is the other one's parent.
 */
export interface Tracing {
  span(name: string, attributes: Attributes, work: (span: Span) => Promise<unknown>): unknown;
  /** Sends what is left, when the server ends. */
  close?(): Promise<void>;
}

/** Does work inside a span, and tells how it went: of what failed the code. */
export type Trace = <Result>(name: string, attributes: Attributes, work: (span: Span) => Promise<Result>) => Promise<Result>;

const noSpan: Span = { set: () => undefined };
export const noTrace: Trace = (_, __, work) => work(noSpan);

/** Whatever a module does wrong is reported, and the work is done all the same. */
export function traceWith(tracing: Tracing, onError: (error: unknown) => void): Trace {
  return <Result>(name: string, attributes: Attributes, work: (span: Span) => Promise<Result>): Promise<Result> => {
    const careful = (span: Span): Span => ({
      set(more) {
        try {
          span.set(more);
        } catch (error) {
          onError(error);
        }
      },
    });
    let doing: Promise<Result> | undefined;
    const once = (span: Span): Promise<Result> => {
      const own = careful(span);
      doing ??= work(own).catch((error) => {
        own.set({ 'error.type': Failure.from(error).code });
        throw error;
      });
      return doing;
    };
    try {
      const told = tracing.span(name, attributes, once);
      // The work's own failure is its caller's.
      void Promise.resolve(told).catch((error) =>
        doing?.then(
          () => onError(error),
          () => undefined,
        ),
      );
    } catch (error) {
      onError(error);
    }
    return once(noSpan);
  };
}
