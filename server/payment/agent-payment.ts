import type { MiddlewareHandler } from 'hono';
import type { Caller } from '../../lib/transports/caller.ts';

/** Agents that pay for one call (x402, version 2), in place of having an account. */
export interface PaymentConfig {
  /** The address that is paid. */
  payTo: string;
  /** Of its chain, in CAIP-2: `eip155:8453`. */
  network: string;
  /** Of one summary: `$0.05`. */
  price: string;
  /** Who checks and settles payments. */
  facilitatorUrl: string;
}

export interface AgentPayment {
  /** Stands before the API. Lets calls through that bring a token, or that are of another row. */
  middleware: MiddlewareHandler;
  /** Who calls with a request that is paid for. */
  findCaller(request: Request): Caller | undefined;
}

/** As much of the packages' exports as is used. */
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
/** All paying agents have one library, which none of them can list or write to. */
export const payerId = 'agent-payment';
const payer: Caller = { userId: payerId, scopes: ['read'] };

/** Loads the packages, which come with no installation of Gloss. Throws an error that says how to install what is missing. */
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
      // What is told in events is answered before it has succeeded, and would be charged for before too.
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
      `GLOSS_X402_PAY_TO is set, and what agents pay through can't be loaded. Install it: ` +
        `npm install --no-save @x402/hono@2 @x402/core@2 @x402/evm@2\n${missing.join('\n')}`,
    );
  }
  return Object.fromEntries(loaded) as PaymentModules;
}
