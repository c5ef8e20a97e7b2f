import type { MiddlewareHandler } from 'hono';
import type { Caller } from '../../lib/transports/caller.ts';
import { payerId } from '../accounts/users-without-account.ts';

/** Payment for single calls by agents without an account (x402, version 2). */
export interface PaymentConfig {
  /** The address that receives payments. */
  payTo: string;
  /** The chain of the address in CAIP-2: `eip155:8453`. */
  network: string;
  /** The price of one summary: `$0.05`. */
  price: string;
  /** The service that verifies and settles payments. */
  facilitatorUrl: string;
}

/** Payment of single API calls by agents without an account (x402). */
export interface AgentPayment {
  /** Middleware before the API. Calls with a token and calls of other operations pass. */
  middleware: MiddlewareHandler;
  /** Returns the caller of a paid request. */
  findCaller(request: Request): Caller | undefined;
}

/** The exports that are used of the optional x402 packages. */
export interface PaymentModules {
  hono: {
    paymentMiddleware(routes: object, server: unknown): MiddlewareHandler;
    x402ResourceServer: new (facilitator: unknown) => { register(network: string, scheme: unknown): unknown };
  };
  core: { HTTPFacilitatorClient: new (options: { url: string }) => unknown };
  evm: { ExactEvmScheme: new () => unknown };
}
type Import = (name: string) => Promise<unknown>;

const packages = { hono: '@x402/hono', core: '@x402/core/server', evm: '@x402/evm/exact/server' };
const paidRoute = { method: 'POST', path: '/api/v1/summarize' };
const payer: Caller = { userId: payerId, scopes: ['read'] };

/** Loads the x402 packages, which the administrator installs. Throws an error that says how to install missing ones. */
export async function loadAgentPayment(
  { payTo, network, price, facilitatorUrl }: PaymentConfig,
  load: Import = (name) => import(name),
): Promise<AgentPayment> {
  const { hono, core, evm } = await loadModules(load);
  const facilitator = new core.HTTPFacilitatorClient({ url: facilitatorUrl });
  const server = new hono.x402ResourceServer(facilitator).register(network, new evm.ExactEvmScheme());
  const accepts = { scheme: 'exact', price, network, payTo };
  const route = { accepts, description: 'A summary of a video or audio', mimeType: 'application/json' };
  const pay = hono.paymentMiddleware({ [`${paidRoute.method} ${paidRoute.path}`]: route }, server);
  const paid = new WeakSet<Request>();

  return {
    async middleware(context, next) {
      const { method, path, raw } = context.req;
      const hasToken = raw.headers.has('authorization');
      // An event stream is answered before it succeeds, so it would be charged for even if it failed.
      const wantsEvents = raw.headers.get('accept')?.includes('text/event-stream') ?? false;
      if (method !== paidRoute.method || path !== paidRoute.path || hasToken || wantsEvents) return next();
      return pay(context, async () => {
        paid.add(raw);
        await next();
      });
    },
    findCaller: (request) => (paid.has(request) ? payer : undefined),
  };
}

async function loadModules(load: Import): Promise<PaymentModules> {
  const missing: string[] = [];
  const loaded = await Promise.all(
    Object.entries(packages).map(async ([name, path]) => {
      const module = await load(path).catch((error) => {
        missing.push(`${path} (${error instanceof Error ? error.message : error})`);
      });
      return [name, module];
    }),
  );
  if (missing.length > 0) {
    throw new Error(
      `GLOSS_X402_PAY_TO is set, but the payment packages can't be loaded. Install them: ` +
        `npm install --no-save @x402/hono@2 @x402/core@2 @x402/evm@2\n${missing.join('\n')}`,
    );
  }
  return Object.fromEntries(loaded) as PaymentModules;
}
