import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { Failure } from '../contract/failure.ts';
import { type OperationContext as CallContext, invoke, type Operation, type OperationTable } from '../contract/operation.ts';
import { validInput } from '../contract/valid-input.ts';
import { answerEvents, wantsEvents } from './answer-events.ts';
import { mostBytes } from './body-size.ts';
import { admit, type Caller, type TransportHost } from './caller.ts';
import { describe } from './json-schema.ts';
import { bodyOf, headersOf, isInternal, statusFor } from './public-failure.ts';
import { queryReader } from './query.ts';

export interface HttpTransport<T extends OperationTable> extends TransportHost<T> {
  /** Makes what is answered at /openapi.json, when somebody asks for it first. */
  description?(): object;
  /** Origins that may read answers, besides browser extensions. */
  origins?: readonly string[];
}

interface Env {
  Variables: { caller: Caller | undefined };
}
type Read = (context: Context<Env>) => Promise<unknown>;

/** Who calls, in the words of its program. */
export const clientTypeHeader = 'x-client-type';
const longestClientType = 50;

const extension = /^(?:chrome-extension|moz-extension|safari-web-extension):\/\/[\w-]+$/;

/** The rows of a table as routes, for a host to mount: JSON both ways, and no cookies. */
export function httpTransport<T extends OperationTable>(transport: HttpTransport<T>): Hono<Env> {
  const { table, description, origins = [] } = transport;
  const app = new Hono<Env>();
  app.use(
    cors({
      origin: (origin) => (extension.test(origin) || origins.includes(origin) ? origin : undefined),
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['authorization', 'content-type', clientTypeHeader],
      exposeHeaders: ['retry-after', 'www-authenticate'],
      maxAge: 86_400,
    }),
  );
  app.onError((error, context) => answer(context, Failure.from(error), transport));

  const methods = new Map<string, string[]>();
  for (const [name, row] of Object.entries(table)) {
    const [method, path] = placeOf(row);
    methods.set(path, [...(methods.get(path) ?? []), method]);
    const { read, limit } = readerOf(row);
    app.on(method, path, identify(transport, row), ...limit, async (context) => {
      const caller = context.get('caller');
      const input = await read(context);
      const clientType = context.req.header(clientTypeHeader)?.slice(0, longestClientType);
      const call = async (how: CallContext) =>
        invoke(table, await transport.handlersOf(caller), name, input, { ...how, ...(clientType && { clientType }) });
      try {
        if (!wantsEvents(context, row)) return context.json(await call({ signal: context.req.raw.signal }));
        // What is wrong with a call is told by its status; the rest comes after that.
        validInput(row.input, input ?? {});
        return answerEvents(context, call, (error) => bodyOf(noted(Failure.from(error), transport, name)));
      } catch (error) {
        return answer(context, Failure.from(error), transport, name);
      }
    });
  }
  if (description) {
    methods.set('/openapi.json', ['GET']);
    let described: object | undefined;
    app.get('/openapi.json', (context) => {
      described ??= description();
      return context.json(described);
    });
  }
  for (const [path, allowed] of methods) {
    app.all(path, (context) => {
      context.header('allow', allowed.join(', '));
      throw new Failure('methodNotAllowed', `${path} answers to ${allowed.join(' and ')}`, { methods: allowed });
    });
  }
  app.all('*', ({ req }) => {
    throw new Failure('notFound', `nothing answers at ${req.path}`);
  });
  return app;
}

/** Where a row stands. */
export const placeOf = ({ http }: Pick<Operation, 'http'>) => http.split(' ') as ['GET' | 'POST', string];

/** How a row's input is read, made once for all requests. */
function readerOf({ http, input }: Operation): { read: Read; limit: MiddlewareHandler[] } {
  const { schema, named } = describe(input, 'input');
  if (http.startsWith('GET')) {
    const cast = queryReader(schema);
    return { read: async ({ req }) => cast(new URL(req.url).search), limit: [] };
  }
  const maxSize = mostBytes(schema, named);
  const tooLarge = () => {
    throw new Failure('tooLarge', `a body here has at most ${maxSize} bytes`, { maxBytes: maxSize });
  };
  return { read: readJson, limit: [bodyLimit({ maxSize, onError: tooLarge })] };
}

const readJson: Read = async ({ req }) => {
  const text = await req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('invalid', 'the body is no JSON', [{ path: '', message: 'the body is no JSON' }]);
  }
};

/** Before anything is read of a body. */
const identify =
  <T extends OperationTable>(transport: HttpTransport<T>, row: Operation): MiddlewareHandler<Env> =>
  async (context, next) => {
    const caller = await transport.authenticate(context.req.raw);
    admit(row, caller);
    context.set('caller', caller);
    await next();
  };

/** Reports what nobody had thought of. */
function noted<T extends OperationTable>(failure: Failure, { onFault }: HttpTransport<T>, operation: string): Failure {
  if (isInternal(failure)) onFault?.(failure.cause ?? failure, operation);
  return failure;
}

function answer<T extends OperationTable>(
  context: Context,
  failure: Failure,
  transport: HttpTransport<T>,
  operation = context.req.path,
): Response {
  const { resourceMetadataUrl } = transport;
  noted(failure, transport, operation);
  const headers = headersOf(failure, { hasToken: context.req.header('authorization') !== undefined, resourceMetadataUrl });
  return context.json(bodyOf(failure), statusFor(failure) as 400, headers);
}
