import { describe, expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import { createService } from '../../lib/service/service.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { mcpTransport } from '../../lib/transports/mcp.ts';
import { fakePorts, talkUrl } from '../fake-ports.ts';
import { connectAgent, type Era, owner } from '../service-transports.ts';

describe.each<Era>(['legacy', 'modern'])('the library of an agent, %s', (era) => {
  async function setUp({ scopes = owner.scopes } = {}) {
    const ports = fakePorts();
    const { handlers } = createService(ports);
    const client = inProcessClient(operations, handlers);
    const { id: contentId } = await client.summarize({ url: talkUrl });
    await client.updateNote({ contentId, text: 'My note.' });
    const { id: collectionId } = await client.createCollection({ name: 'Clocks', description: 'On time' });
    await client.addItem({ collectionId, contentId });
    const errors: unknown[] = [];
    const transport = mcpTransport({
      table: operations,
      authenticate: async () => ({ ...owner, scopes }),
      handlersOf: () => handlers,
      clientOf: (own) => inProcessClient(operations, own),
      onInternalError: (error) => errors.push(error),
    });
    const agent = await connectAgent(transport, era);
    const read = async (uri: string) => {
      const [content] = (await agent.readResource({ uri })).contents;
      return content && 'text' in content ? content.text : '';
    };
    return { agent, ports, contentId, collectionId, errors, read };
  }

  it('lists items and collections, and reads what stands in them', async () => {
    const { agent, collectionId, read } = await setUp();
    const { resources } = await agent.listResources();
    expect(resources.map(({ uri, title }) => [uri, title])).toEqual([
      [`gloss://collections/${collectionId}`, 'Clocks'],
      ['gloss://items/web%3Atalk', 'How cities learned to tell the time'],
    ]);
    expect(await read(resources[0]!.uri)).toContain('gloss://items/web%3Atalk');
    expect(await read(resources[1]!.uri)).toMatch(/^# How cities[\s\S]+Then trains[\s\S]+My note\.$/);
    expect(await read('gloss://notes/web%3Atalk')).toBe('My note.');
    expect(await read('gloss://transcripts/web%3Atalk?from=10')).toBe(
      '[10] Then trains needed one time.\n[20] Now everyone carries it.',
    );
  });

  it('reads a long transcript in parts', async () => {
    const { ports, contentId, read } = await setUp();
    const transcript = (await ports.store.getTranscript(contentId))!;
    const cues = Array.from({ length: 3000 }, (_, index) => ({
      index,
      startTime: index,
      endTime: index + 1,
      text: `Sentence ${index} of it.`,
    }));
    await ports.store.putTranscript({ ...transcript, cues });
    const lines: string[] = [];
    for (let next: string | undefined = 'gloss://transcripts/web%3Atalk'; next; ) {
      const part: string[] = (await read(next)).split('\n');
      next = /^Continues at (.+)$/.exec(part.at(-1)!)?.[1];
      lines.push(...(next ? part.slice(0, -1) : part));
    }
    expect([...new Set(lines)]).toEqual(cues.map(({ startTime, text }) => `[${startTime}] ${text}`));
  });

  it('refuses unknown addresses, and a token that may not read', async () => {
    const { agent } = await setUp();
    for (const uri of ['gloss://items/none', 'gloss://constructor/x', 'https://talks.example.org/', 'gloss://items/%E0', 'x'])
      await expect(agent.readResource({ uri }), uri).rejects.toThrow();
    await expect(agent.listResources({ cursor: 'zzz' })).rejects.toMatchObject({ code: -32602 });
    const writer = await setUp({ scopes: ['write'] });
    await expect(writer.agent.listResources()).rejects.toThrow(/scope read/);
    expect(writer.errors).toEqual([]);
  });

  it('reports an internal error without its message', async () => {
    const { agent, ports, errors } = await setUp();
    ports.store.getContent = async () => {
      throw new TypeError('secret');
    };
    await expect(agent.readResource({ uri: 'gloss://items/web%3Atalk' })).rejects.toThrow(/^(?!.*secret)/);
    expect(errors).toHaveLength(1);
  });

  it('completes ids by title, and offers prompts', async () => {
    const { agent, collectionId } = await setUp();
    const complete = async (name: string, value: string) => {
      const ref = { type: 'ref/resource' as const, uri: 'gloss://items/{contentId}' };
      return (await agent.complete({ ref, argument: { name, value } })).completion.values;
    };
    expect(await complete('contentId', 'cities')).toEqual(['web:talk']);
    expect(await complete('contentId', '')).toEqual(['web:talk']);
    expect(await complete('collectionId', 'clo')).toEqual([collectionId]);
    expect(await complete('other', 'x')).toEqual([]);
    expect(await complete('constructor', '')).toEqual([]);
    for (const ref of [
      { type: 'ref/prompt' as const, name: 'none' },
      { type: 'ref/resource' as const, uri: 'file:///{contentId}' },
    ])
      await expect(agent.complete({ ref, argument: { name: 'contentId', value: '' } })).rejects.toMatchObject({ code: -32602 });
    const { prompts } = await agent.listPrompts();
    const tools = Object.values(operations).flatMap((operation) => ('tool' in operation ? [operation.tool] : []));
    for (const { name, arguments: args = [] } of prompts) {
      const given = Object.fromEntries(args.map((argument) => [argument.name, `the ${argument.name}`]));
      const text = JSON.stringify((await agent.getPrompt({ name, arguments: given })).messages);
      for (const argument of args) expect(text).toContain(given[argument.name]);
      for (const [tool] of text.matchAll(/[a-z]+(?:_[a-z]+)+/g)) expect(tools).toContain(tool);
    }
    await expect(agent.getPrompt({ name: 'summarize', arguments: {} })).rejects.toMatchObject({ code: -32602 });
    await expect(agent.getPrompt({ name: 'none' })).rejects.toMatchObject({ code: -32602 });
  });
});
