import { describe, expect, it } from 'vitest';
import { fakePorts, fakeReceipt, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import { createService } from '../service.ts';

describe('asking questions', () => {
  async function setUp() {
    const ports = fakePorts();
    const client = serviceClient(createService(ports).handlers);
    const { id: contentId } = await client.summarize({ url: talkUrl });
    return { ports, client, contentId };
  }
  const withModel = (client: Awaited<ReturnType<typeof setUp>>['client']) =>
    client.saveProvider({ kind: 'anthropic', name: 'A', model: 'm', apiKey: 'k' });

  it('quotes the transcript with its times, and stores the conversation', async () => {
    const { client, contentId } = await setUp();
    const { answer } = await client.ask({ contentId, question: 'trains' });
    expect(answer).toMatchObject({
      role: 'assistant',
      content: 'Then trains needed one time. [1]',
      citations: [{ contentId, trackId: 'en', from: 1, to: 2, startTime: 10 }],
    });
    await client.ask({ contentId, question: 'everyone' });
    const { messages } = await client.getChat({ contentId });
    expect(messages.map(({ content }) => content)).toEqual([
      'trains',
      'Then trains needed one time. [1]',
      'everyone',
      'Now everyone carries it. [1]',
    ]);
    await client.clearChat({ contentId });
    expect(await client.getChat({ contentId })).toEqual({ messages: [], suggestedQuestions: [] });
  });

  it('passes the passages found and the earlier messages to a model', async () => {
    const { ports, client, contentId } = await setUp();
    await withModel(client);
    await client.ask({ contentId, question: 'everyone', model: 'offline' });
    let history: unknown;
    ports.models.answer = async (request, { onEvent }) => {
      onEvent({ kind: 'step', step: { key: '1', value: '' }, cost: 0.25 });
      history = request.history.map(({ content }) => content);
      const lines = [{ text: `It was ${request.passages[0]!.text}`, cites: [0] }];
      return { result: { lines, suggestedQuestions: ['And then?'] }, receipt: fakeReceipt };
    };
    const { answer, suggestedQuestions } = await client.ask({ contentId, question: 'trains' });
    expect(answer.content).toBe('It was Then trains needed one time. [1]');
    expect(suggestedQuestions).toEqual(['And then?']);
    expect(history).toEqual(['everyone', 'Now everyone carries it. [1]']);
    expect((await client.getSettings({})).spent).toBe(0.25);
  });

  it('answers offline when the model fails, unless the request insists on a model', async () => {
    const { ports, client, contentId } = await setUp();
    await withModel(client);
    ports.models.answer = async () => {
      throw new Failure('timeout');
    };
    expect((await client.ask({ contentId, question: 'trains' })).answer.content).toContain('Then trains');
    await expect(client.ask({ contentId, question: 'trains', outputLanguage: 'de' })).rejects.toMatchObject({ code: 'timeout' });
  });

  it('waits until the cost is stored, and fails if it can’t be', async () => {
    const { ports, client, contentId } = await setUp();
    const { id: model } = await withModel(client);
    const { addSpent } = ports.store;
    ports.models.answer = async (_, { onEvent }) => {
      onEvent({ kind: 'step', step: { key: '1', value: '' }, cost: 0.25 });
      onEvent({ kind: 'step', step: { key: '2', value: '' }, cost: 0.5 });
      throw new Failure('timeout');
    };
    ports.store.addSpent = async () => {
      throw new Failure('storageFull');
    };
    await expect(client.ask({ contentId, question: 'trains', model })).rejects.toMatchObject({ code: 'storageFull' });
    ports.store.addSpent = async (...cost) => {
      await new Promise(setImmediate);
      return addSpent(...cost);
    };
    await expect(client.ask({ contentId, question: 'trains', model })).rejects.toMatchObject({ code: 'timeout' });
    expect((await client.getSettings({})).spent).toBe(0.75);
  });

  it('covers all items of a collection, beyond the number that one search covers', async () => {
    const { ports, client, contentId } = await setUp();
    const content = (await ports.store.getContent(contentId))!;
    const transcript = (await ports.store.getTranscript(contentId))!;
    const { id: collectionId } = await client.createCollection({ name: 'Time' });
    for (let number = 0; number < 90; number++) {
      const id = `web:${number}`;
      const cues = transcript.cues.map((cue) => ({ ...cue, text: `${cue.text} Talk ${number}.` }));
      await ports.store.putContent({ ...content, contentId: id, sourceUrl: `${talkUrl}/${number}` });
      await ports.store.putTranscript({ ...transcript, contentId: id, cues });
      await client.addItem({ collectionId, contentId: id });
    }
    const { answer } = await client.ask({ collectionId, question: 'trains needed one time. Talk 77' });
    expect(answer.citations).toMatchObject([{ contentId: 'web:77', from: 1 }]);
    expect((await client.getChatHistory({ collectionId })).messages).toHaveLength(2);
    expect((await client.ask({ collectionId, question: 'nobody says this' })).answer).toMatchObject({
      content: '',
      citations: [],
    });
  });

  it('finds nothing where no item of a collection says it, though the last ones have no transcript', async () => {
    const { ports, client, contentId } = await setUp();
    const { id: collectionId } = await client.createCollection({ name: 'Time' });
    const ids = [contentId, ...Array.from({ length: 40 }, (_, number) => `web:${number}`)];
    await ports.store.updateItems(collectionId, () =>
      ids.map((id, position) => ({ collectionId, contentId: id, addedAt: position, position })),
    );
    const { answer } = await client.ask({ collectionId, question: 'nobody says this' });
    expect(answer).toMatchObject({ content: '', citations: [] });
  });

  it('reads the items of a collection together', async () => {
    const { ports, client, contentId } = await setUp();
    const { id: collectionId } = await client.createCollection({ name: 'Time' });
    await client.addItem({ collectionId, contentId });
    for (const name of ['getContent', 'getSaved', 'findSummary'] as const)
      ports.store[name] = async () => {
        throw new Error(`${name} reads a single item`);
      };
    expect((await client.ask({ collectionId, question: 'trains' })).answer.citations).toHaveLength(1);
    expect((await client.summarizeCollection({ id: collectionId })).aggregatedSummary).toContain('Then trains');
  });

  it('lists topics of one item, and of a collection by alternating between its items', async () => {
    const { ports, client, contentId } = await setUp();
    expect(await client.listTopics({ contentId })).toEqual({ topics: ['Clocks', 'Then', 'Now'] });
    const { id: collectionId } = await client.createCollection({ name: 'Time' });
    await expect(client.listTopics({ collectionId })).rejects.toMatchObject({ code: 'notFound' });
    const [content, transcript] = [await ports.store.getContent(contentId), await ports.store.getTranscript(contentId)];
    const cues = ['clocks tick', 'Bells ring', 'Noon comes'].map((text, index) => ({ ...transcript!.cues[index]!, text }));
    await ports.store.putContent({ ...content!, contentId: 'web:bells', sourceUrl: `${talkUrl}/bells` });
    await ports.store.putTranscript({ ...transcript!, contentId: 'web:bells', cues });
    for (const id of [contentId, 'web:bells']) await client.addItem({ collectionId, contentId: id });
    expect(await client.listTopics({ collectionId })).toEqual({ topics: ['Clocks', 'Then', 'Bells', 'Now', 'Noon'] });
    await expect(client.listTopics({})).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.listTopics({ contentId: 'web:none' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('finds where the title of an item is answered, with the time', async () => {
    const { ports, client, contentId } = await setUp();
    const { cues } = (await ports.store.getTranscript(contentId))!;
    const titles: string[] = [];
    ports.engine.findPromise = async ({ title }) => {
      titles.push(title);
      return { answered: true, cites: [1], text: 'Trains.' };
    };
    expect(await client.getTitlePromise({ contentId })).toEqual({
      promise: { answered: true, cites: [1], text: 'Trains.', startTime: cues[1]!.startTime },
    });
    expect(titles).toEqual([(await ports.store.getContent(contentId))!.title]);
    ports.engine.findPromise = async () => ({ answered: false, cites: [], text: '' });
    expect((await client.getTitlePromise({ contentId })).promise?.startTime).toBeNull();
    ports.engine.findPromise = async () => null;
    expect(await client.getTitlePromise({ contentId })).toEqual({ promise: null });
    await expect(client.getTitlePromise({ contentId: 'web:none' })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('summarizes a collection from the summaries of its items', async () => {
    const { ports, client, contentId } = await setUp();
    const { id } = await client.createCollection({ name: 'Time' });
    await expect(client.summarizeCollection({ id })).rejects.toMatchObject({ code: 'notFound' });
    await client.addItem({ collectionId: id, contentId });
    const firstLines = (await client.getCollection({ id })).aggregatedSummary;
    expect(firstLines).toContain('Then trains needed one time.');
    const { aggregatedSummary } = await client.summarizeCollection({ id });
    expect(aggregatedSummary).toContain('Then trains needed one time.');
    expect(await client.getCollection({ id })).toMatchObject({ aggregatedSummary });
    expect((await ports.store.getCollection(id))?.aggregated?.lines[0]?.cites).toEqual([contentId]);
  });

  it('writes a summary by prompt into the note, and stores the previous note as a version', async () => {
    const { ports, client, contentId } = await setUp();
    await client.updateNote({ contentId, text: 'Mine.' });
    await expect(client.summarizeByPrompt({ contentId, customPrompt: 'As a poem.' })).rejects.toMatchObject({ code: 'noModel' });
    await withModel(client);
    ports.models.write = async ({ options }) => ({
      result: { language: 'en', lines: [{ text: options.customPrompt!, cites: [0] }], chapters: [] },
      receipt: fakeReceipt,
    });
    const result = await client.summarizeByPrompt({ contentId, customPrompt: 'As a poem.' });
    expect(result).toMatchObject({ contentId, summary: '- As a poem.', fromCache: false });
    expect(await client.getNote({ contentId })).toMatchObject({ text: '- As a poem.' });
    expect((await ports.store.listNoteVersions(contentId)).map(({ text }) => text)).toEqual(['Mine.']);
  });

  it('rejects unknown targets', async () => {
    const { client, contentId } = await setUp();
    await expect(client.ask({ question: 'What?' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.ask({ question: 'What?', contentId, collectionId: 'c' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.ask({ question: ' ', contentId })).rejects.toMatchObject({ code: 'invalid' });
    await expect(client.ask({ question: 'What?', contentId: 'web:other' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.getChat({ contentId: 'web:other' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.summarizeCollection({ id: 'none' })).rejects.toMatchObject({ code: 'notFound' });
    await expect(client.summarizeByPrompt({ contentId: 'web:other', customPrompt: 'x' })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});
