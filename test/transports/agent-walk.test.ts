import type { Client as McpClient } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { operations } from '../../lib/contract/index.ts';
import type { Operation } from '../../lib/contract/operation.ts';
import { createService } from '../../lib/service/service.ts';
import { mcpTransport } from '../../lib/transports/mcp.ts';
import { fakePorts, fakeReceipt, talkUrl } from '../fake-ports.ts';
import { connectAgent, owner } from '../service-transports.ts';
import { orInSoak } from '../soak/or-in-soak.ts';

/** As much of the answers as the tests read. */
interface ToolAnswer {
  nextCursor?: string;
  text?: string;
  outline?: string;
  passages?: unknown[];
  detail?: { subtitlesArray: { startTime: number; text: string }[] };
}

const maxTokens = 8000;
const hours = orInSoak(2, 8);
const text = 'So this is what people said about the clocks of the town, and about the trains that needed one time in';
const cues = Array.from({ length: hours * 1200 }, (_, at) => ({
  startTime: at * 3,
  endTime: at * 3 + 3,
  text: `${text} ${at}.`,
}));

/** Starts an agent on a library with a recording of hours, of which the summary has a line for each cue. */
async function setUp() {
  const ports = fakePorts();
  Object.assign(ports.page.mediaItem, { duration: hours * 3600 });
  ports.page.captions.en = cues;
  ports.models.answer = async () => ({
    result: { lines: [{ text: cues.map((cue) => cue.text).join(' '), cites: [0] }], suggestedQuestions: [] },
    receipt: fakeReceipt,
  });
  ports.models.write = async () => ({
    result: { language: 'en', lines: cues.map((cue, at) => ({ text: cue.text, cites: [at] })), chapters: [] },
    receipt: fakeReceipt,
  });
  const { handlers } = createService(ports);
  await handlers.summarize({ url: talkUrl }, { signal: new AbortController().signal });
  const transport = mcpTransport({ table: operations, authenticate: async () => owner, handlersOf: () => handlers });
  const agent = await connectAgent(transport, 'modern');
  return { ports, handlers, agent };
}

/** Calls a tool, and checks that text and structured content fit together: three characters or more are a token. */
async function call(agent: McpClient, name: string, input: object = {}, max = maxTokens) {
  const { content, structuredContent, isError } = await agent.callTool({ name, arguments: { ...input } });
  const shown =
    content.map((block) => (block.type === 'text' ? block.text : '')).join('') + JSON.stringify(structuredContent ?? '');
  expect(shown.length / 3, name).toBeLessThanOrEqual(max);
  return { answer: (structuredContent ?? {}) as ToolAnswer, isError, content };
}

/** The answers of a tool until its cursor ends. */
async function readAll(agent: McpClient, name: string, input: object, max = maxTokens) {
  const answers = [(await call(agent, name, input, max)).answer];
  while (answers.at(-1)!.nextCursor)
    answers.push((await call(agent, name, { ...input, cursor: answers.at(-1)!.nextCursor }, max)).answer);
  return answers;
}

describe('an agent on a recording of hours', () => {
  it('gets no answer over 8,000 tokens from any tool', async () => {
    const { agent, handlers } = await setUp();
    const signal = new AbortController().signal;
    const about = { contentId: 'web:talk' };
    const { id: collectionId } = await handlers.createCollection({ name: 'Time' }, { signal });
    await handlers.saveProvider({ kind: 'anthropic', name: 'A', model: 'm', apiKey: 'k' } as never, { signal });
    const { taskId } = await handlers.createSummaryTask({ url: talkUrl }, { signal });
    const inputs: Record<string, object> = {
      summarize_video: { url: talkUrl, includeDetail: true },
      summarize_video_with_config: { url: talkUrl, includeDetail: true, promptConfig: { detailLevel: 1000 } },
      summarize_by_chapter: { url: talkUrl, includeDetail: true },
      get_subtitle: { url: talkUrl },
      search_transcript: { ...about, query: 'trains', top: 20 },
      submit_cues: { url: 'https://talks.example.org/other', captions: 'WEBVTT' },
      create_summary_task: { url: talkUrl },
      get_task_status: { taskId, includeDetail: 'true' },
      get_saved_video: { id: 'web:talk' },
      search_saved_videos: { keyword: 'trains', limit: 100 },
      get_note: about,
      update_note: {
        ...about,
        text: cues
          .map((cue) => cue.text)
          .join('\n')
          .slice(0, 400_000),
      },
      get_collection: { id: collectionId },
      create_collection: { name: 'Clocks', description: '鐘'.repeat(5000) },
      add_to_collection: { collectionId, ...about },
      get_collection_chat_history: { collectionId },
      ask_question: { ...about, question: 'trains' },
      generate_summary_by_prompt: { ...about, customPrompt: 'All of it.' },
      generate_video_mindmap: about,
      extract_video_visuals: about,
    };
    // The test world reads no captions, and has neither feeds, nor slides, nor a workspace.
    const refused = new Set([
      'submit_cues',
      'get_video_processing_task',
      'subscribe_channel',
      'unsubscribe_channel',
      'get_channel_videos',
      'export_to_workspace',
    ]);
    const tools = Object.values<Operation>(operations).flatMap(({ tool }) => tool ?? []);
    const writingFirst = tools.toSorted((a, b) => Number(a.startsWith('get_')) - Number(b.startsWith('get_')));
    for (const tool of writingFirst) {
      const { isError, content } = await call(agent, tool, inputs[tool]);
      expect(Boolean(isError), `${tool}: ${JSON.stringify(content).slice(0, 200)}`).toBe(refused.has(tool));
    }
  });

  it('reads the transcript in parts, or a range of it, and finds what answers a question', async () => {
    const { agent } = await setUp();
    const parts = await readAll(agent, 'get_subtitle', { url: talkUrl, maxTokens: 20_000 }, 20_000);
    expect(parts.flatMap(({ detail }) => detail?.subtitlesArray)).toEqual(
      cues.map(({ startTime, text }) => ({ startTime, text })),
    );
    expect(parts[0]).toMatchObject({ remaining: expect.stringContaining('get_subtitle'), detail: { title: expect.any(String) } });
    const { answer } = await call(agent, 'get_subtitle', { url: talkUrl, from: 3600, to: 3609 });
    expect(answer.detail?.subtitlesArray.map(({ startTime }) => startTime)).toEqual([3597, 3600, 3603, 3606]);
    const { answer: found } = await call(agent, 'search_transcript', { contentId: 'web:talk', query: 'in 2000.', top: 1 });
    expect(found.passages).toEqual([{ startTime: 6000, endTime: 6003, text: `${text} 2000.`, url: talkUrl }]);
    const { isError } = await call(agent, 'get_subtitle', { url: talkUrl, cursor: '~9~10~' });
    expect(isError).toBe(true);
  });

  it('reads a note and a mind map whole', async () => {
    const { agent } = await setUp();
    const note = cues
      .slice(0, 2000)
      .map((cue) => `${cue.text}\n"quoted" 鐘`)
      .join('\n');
    await call(agent, 'update_note', { contentId: 'web:talk', text: note });
    const parts = await readAll(agent, 'get_note', { contentId: 'web:talk' });
    expect(parts.map((part) => part.text).join('')).toBe(note);
    const { answer: map } = await call(agent, 'generate_video_mindmap', { contentId: 'web:talk' });
    expect(map.outline).toContain('- [00:03] So this is');
    expect(map).not.toHaveProperty('fileUrl');
  });
});
