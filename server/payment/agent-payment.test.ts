import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import { httpTransport } from '../../lib/transports/http.ts';
import { loadAgentPayment, type PaymentModules } from './agent-payment.ts';

const config = {
  payTo: '0x209693Bc6afc0C5328bA36FaF03C514EF312287C',
  network: 'eip155:84532',
  price: '$0.05',
  facilitatorUrl: 'https://facilitator.example',
};
const request = { method: 'POST', body: JSON.stringify({ url: 'https://example.com/talk' }) };
const summary = {
  success: true,
  id: 'web:talk',
  service: 'generic',
  sourceUrl: 'https://example.com/talk',
  htmlUrl: 'https://gloss.example/v/web:talk',
  summary: '- Clocks',
  costDuration: 0,
  remainingTime: 0,
};

/** Fakes of the x402 packages, which accept the payment `good` and settle it after a successful response. */
function stub() {
  const seen: unknown[] = [];
  const settled: number[] = [];
  const paymentMiddleware =
    (routes: object, server: unknown): MiddlewareHandler =>
    async (context, next) => {
      seen.push(routes, server);
      if (context.req.header('payment-signature') !== 'good') return context.json({}, 402, { 'payment-required': 'terms' });
      await next();
      if (context.res.status < 400) settled.push(context.res.status);
      return undefined;
    };
  class Server {
    readonly calls: unknown[];
    constructor(facilitator: unknown) {
      this.calls = [facilitator];
    }
    register(...more: unknown[]) {
      this.calls.push(...more);
      return this;
    }
  }
  class HTTPFacilitatorClient {
    readonly url: string;
    constructor({ url }: { url: string }) {
      this.url = url;
    }
  }
  class ExactEvmScheme {}
  const modules: Record<string, unknown> = {
    '@x402/hono': { paymentMiddleware, x402ResourceServer: Server } satisfies PaymentModules['hono'],
    '@x402/core/server': { HTTPFacilitatorClient },
    '@x402/evm/exact/server': { ExactEvmScheme },
  };
  return { seen, settled, load: async (name: string) => modules[name] };
}

async function setUp(summarize = async () => summary) {
  const { seen, settled, load } = stub();
  const payment = await loadAgentPayment(config, load);
  const callers: unknown[] = [];
  const api = httpTransport({
    table: operations,
    authenticate: async (request) =>
      request.headers.has('authorization') ? { userId: 'ada', scopes: ['read'] } : payment.findCaller(request),
    handlersOf: (caller) => {
      callers.push(caller?.userId);
      return { summarizeByPost: summarize, summarize } as never;
    },
  });
  const app = new Hono().use(payment.middleware).route('/api', api);
  return { app, callers, seen, settled };
}

describe('agent payment', () => {
  it('requests a payment, and answers a paid call like any other', async () => {
    const { app, callers, seen, settled } = await setUp();
    const terms = await app.request('/api/v1/summarize', request);
    expect(terms.status).toBe(402);
    expect(terms.headers.get('payment-required')).toBe('terms');
    expect(callers).toEqual([]);

    const answer = await app.request('/api/v1/summarize', { ...request, headers: { 'payment-signature': 'good' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(summary);
    expect(callers).toEqual(['agent-payment']);
    expect(settled).toEqual([200]);
    const { payTo, network, price } = config;
    expect(seen[0]).toEqual({
      'POST /api/v1/summarize': {
        accepts: { scheme: 'exact', price, network, payTo },
        description: 'A summary of a video or audio',
        mimeType: 'application/json',
      },
    });
    expect(seen[1]).toMatchObject({ calls: [{ url: config.facilitatorUrl }, network, {}] });
  });

  it('is not charged for a refusal', async () => {
    const { app, settled } = await setUp(async () => {
      throw new Failure('noCaptions');
    });
    const answer = await app.request('/api/v1/summarize', { ...request, headers: { 'payment-signature': 'good' } });
    expect(answer.status).toBe(422);
    expect(settled).toEqual([]);
  });

  it('leaves calls with a token alone', async () => {
    const { app, callers, seen } = await setUp();
    const answer = await app.request('/api/v1/summarize', { ...request, headers: { authorization: 'Bearer secret' } });
    expect(answer.status).toBe(200);
    expect(callers).toEqual(['ada']);
    expect(seen).toEqual([]);
  });

  it.each<[string, RequestInit]>([
    ['/api/v1/summarize?url=https://example.com/talk', { method: 'GET' }],
    ['/api/v1/summarize/', request],
    ['/api/v1/summarizeWithConfig', request],
    ['/api/v1/cues/submit', request],
    ['/api/v1/library/list', { method: 'GET' }],
    ['/api/v1/summarize', { ...request, headers: { accept: 'text/event-stream' } }],
  ])('opens nothing else: %s', async (path, request) => {
    const { app, callers, settled } = await setUp();
    const headers = { 'payment-signature': 'good', ...(request.headers as Record<string, string>) };
    expect([401, 404]).toContain((await app.request(path, { ...request, headers })).status);
    expect({ callers, settled }).toEqual({ callers: [], settled: [] });
  });

  it('names the missing packages and how to install them', async () => {
    const failing = loadAgentPayment(config);
    await expect(failing).rejects.toThrow(/GLOSS_X402_PAY_TO.*npm install --no-save @x402\/hono@2/);
    await expect(failing).rejects.toThrow(/@x402\/evm\/exact\/server/);
  });
});
