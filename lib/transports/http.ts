import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { basePath } from 'hono/route';
import { Failure } from '../contract/failure.ts';
import { type OperationContext as CallContext, invoke, type Operation, type OperationTable } from '../contract/operation.ts';
import { validateInput } from '../contract/validate-input.ts';
import { answerEvents, wantsEvents } from './answer-events.ts';
import { type Caller, requireScope, type TransportHost } from './caller.ts';
import { clientTypeHeader, clientTypeOf } from './client-type.ts';
import { decodeBody, invalidBody } from './decode-body.ts';
import { discardBody } from './discard-body.ts';
import { failureResponse } from './failure-response.ts';
import { toJsonSchema } from './json-schema.ts';
import { maxBodyBytes } from './max-body-bytes.ts';
import { failureBody, isInternal } from './public-failure.ts';
import { queryReader } from './query.ts';
import { answerJson, parseJson } from './well-formed-json.ts';

/** The operations to offer over HTTP, with the host's authentication and the allowed origins. */
export interface HttpTransport<T extends OperationTable> extends TransportHost<T> {
  /** Creates the answer of /openapi.json; called once, at its first request. */
  description?(): object;
  /** Origins that may read answers, besides browser extensions. */
  origins?: readonly string[];
}

interface Env {
  Variables: { caller: Caller | undefined };
}
type InputReader = (context: Context<Env>) => Promise<unknown>;

const extension = /^(?:chrome-extension|moz-extension|safari-web-extension):\/\/[\w-]+$/;

/** Returns the routes of a table's operations for a host to mount: JSON both ways, and no cookies. */
export function httpTransport<T extends OperationTable>(transport: HttpTransport<T>): Hono<Env> {
  const { table, description, origins = [] } = transport;
  const app = new Hono<Env>();
  const allowOrigins = cors({
    origin: (origin) => (extension.test(origin) || origins.includes(origin) ? origin : undefined),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type', clientTypeHeader],
    exposeHeaders: ['retry-after', 'www-authenticate'],
    maxAge: 86_400,
  });
  app.use((context, next) => {
    const isPreflight = context.req.method === 'OPTIONS';
    if (isPreflight || context.req.header('origin') !== undefined) return allowOrigins(context, next);
    // The CORS middleware creates a response for its headers, so that Hono would copy the handler's response.
    context.header('vary', 'Origin');
    return next();
  });
  app.onError((error, context) => answerFailure(context, Failure.from(error), transport));

  const methods = new Map<string, string[]>();
  for (const [name, operation] of Object.entries(table)) {
    const [method, path] = methodAndPath(operation);
    methods.set(path, [...(methods.get(path) ?? []), method]);
    const { read, limit } = createInputReader(operation);
    app.on(method, path, authenticateCaller(transport, operation), ...limit, async (context) => {
      const caller = context.get('caller');
      const input = await read(context);
      const clientType = clientTypeOf(context.req.raw.headers);
      const call = async (callContext: CallContext) =>
        invoke(table, await transport.handlersOf(caller), name, input, { ...callContext, ...(clientType && { clientType }) });
      try {
        if (!wantsEvents(context, operation)) {
          return answerJson(context, await call({ signal: context.req.raw.signal }));
        }
        // An invalid input is answered by the status, before the stream starts.
        validateInput(operation.input, input ?? {});
        return answerEvents(context, call, (error) => failureBody(reportInternal(Failure.from(error), transport, name)));
      } catch (error) {
        return answerFailure(context, Failure.from(error), transport, name);
      }
    });
  }
  if (description) {
    methods.set('/openapi.json', ['GET']);
    let described: object | undefined;
    // Public and the same for everyone, so that its compressed length reveals nothing.
    app.get('/openapi.json', compress(), (context) => {
      described ??= description();
      return context.json(described);
    });
  }
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      context.header('allow', allowed.join(', '));
      throw new Failure('methodNotAllowed', `${path} allows only ${allowed.join(' and ')}.`, { methods: allowed });
    });
  }
  app.all('*', (context) => {
    const remedy = description ? ` See ${basePath(context).replace(/\/?\*?$/, '')}/openapi.json.` : '';
    throw new Failure('notFound', `No operation has the path ${context.req.path}.${remedy}`);
  });
  return app;
}

/** Returns the HTTP method and the path of an operation, such as `['GET', '/v1/me']`. */
export const methodAndPath = ({ http }: Pick<Operation, 'http'>) => http.split(' ') as ['GET' | 'POST', string];

/** Creates the reader of an operation's input, once for all requests. */
function createInputReader({ http, input }: Operation): { read: InputReader; limit: MiddlewareHandler[] } {
  const { schema, named } = toJsonSchema(input, 'input');
  if (http.startsWith('GET')) {
    const cast = queryReader(schema);
    return { read: async ({ req }) => cast(new URL(req.url).search), limit: [] };
  }
  const maxSize = maxBodyBytes(schema, named);
  const tooLarge = () => {
    throw new Failure(
      'tooLarge',
      `The body is larger than the ${maxSize} bytes that this operation accepts. Send less at a time.`,
      { maxBytes: maxSize },
    );
  };
  const limitBody = bodyLimit({ maxSize, onError: tooLarge });
  return { read: readJson, limit: [(context, next) => limitBody(context, next).catch(rejectBody)] };
}

/** Throws the failure of a body that is too large, or that ended early because the caller closed the connection. */
function rejectBody(error: unknown): never {
  throw error instanceof Failure ? error : new Failure('cancelled', 'The body ended before it was complete.');
}

const readJson: InputReader = async ({ req }) => {
  const text = decodeBody(await req.arrayBuffer().catch(rejectBody));
  if (text === '') return {};
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw invalidBody('The body is not valid JSON.');
  }
};

/** Authenticates the caller and checks its scope before the body is read. */
const authenticateCaller =
  <T extends OperationTable>(transport: HttpTransport<T>, operation: Operation): MiddlewareHandler<Env> =>
  async (context, next) => {
    // Hono answers HEAD by the handler of GET, which makes and bills a text.
    if (context.req.raw.method === 'HEAD' && operation.tag === 'open' && operation.scope !== 'none') {
      context.header('allow', 'GET');
      throw new Failure('methodNotAllowed', `${context.req.path} allows only GET.`, { methods: ['GET'] });
    }
    if (operation.scope === 'none') return next();
    const caller = await transport.authenticate(context.req.raw);
    if (caller) await transport.countCall?.(caller);
    requireScope(operation, caller);
    context.set('caller', caller);
    await next();
  };

/** Reports an unexpected error to the host. Returns the failure. */
function reportInternal<T extends OperationTable>(
  failure: Failure,
  { onInternalError }: HttpTransport<T>,
  operation: string,
): Failure {
  if (isInternal(failure)) onInternalError?.(failure.cause ?? failure, operation);
  return failure;
}

async function answerFailure<T extends OperationTable>(
  context: Context,
  failure: Failure,
  transport: HttpTransport<T>,
  operation = context.req.path,
): Promise<Response> {
  const { resourceMetadataUrl, onInternalError } = transport;
  await discardBody(context.req.raw);
  return failureResponse(context, failure, { resourceMetadataUrl, onError: (cause) => onInternalError?.(cause, operation) });
}
