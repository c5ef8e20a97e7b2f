import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import { type Operations, operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { mcpTransport } from '../../lib/transports/mcp.ts';
import { owner } from '../service-transports.ts';

const feeds = ['https://blog.example/posts.xml', 'https://blog.example/talks.xml'];
const candidates = feeds.map((feedUrl) => ({ channelId: feedUrl, title: 'Blog', channelUrl: 'https://blog.example/', feedUrl }));

/** An agent whose user answers questions with `answer`; without one it can't be asked. */
async function setUp(answer?: object) {
  const unsubscribed: string[] = [];
  const handlers = {
    async unsubscribeChannel({ channelUrl }: { channelUrl: string }) {
      if (!feeds.includes(channelUrl)) throw new Failure('ambiguous', '2 subscribed channels have this address', { candidates });
      unsubscribed.push(channelUrl);
      return { success: true };
    },
  };
  const transport = mcpTransport({
    table: operations,
    authenticate: async () => owner,
    handlersOf: () => handlers as unknown as Handlers<Operations>,
  });
  const agent = new Client(
    { name: 'test', version: '1' },
    { capabilities: answer ? { elicitation: {} } : {}, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  const questions: unknown[] = [];
  if (answer)
    agent.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params);
      return answer as { action: 'decline' };
    });
  const fetch = (url: string | URL, init?: RequestInit) => transport(new Request(url, init));
  await agent.connect(new StreamableHTTPClientTransport(new URL('http://gloss.example/mcp'), { fetch }));
  const call = () => agent.callTool({ name: 'unsubscribe_channel', arguments: { channelUrl: 'https://blog.example/' } });
  return { unsubscribed, questions, call };
}

it('lets the user choose between channels of one page', async () => {
  const { unsubscribed, questions, call } = await setUp({ action: 'accept', content: { channelUrl: feeds[1] } });
  expect((await call()).isError).toBeFalsy();
  expect(unsubscribed).toEqual([feeds[1]]);
  expect(questions).toMatchObject([
    { requestedSchema: { properties: { channelUrl: { oneOf: feeds.map((feed) => ({ const: feed })) } } } },
  ]);
});

it.each([
  ['declines', { action: 'decline' }],
  ['answers with nonsense', { action: 'accept', content: { channelUrl: 'constructor' } }],
  ['can’t be asked', undefined],
])('names the candidates when the user %s', async (_, answer) => {
  const { unsubscribed, call } = await setUp(answer);
  const { isError, content } = await call().catch(() => ({ isError: true, content: [{ type: 'text', text: 'ambiguous' }] }));
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('ambiguous')]);
  expect(unsubscribed).toEqual([]);
});
