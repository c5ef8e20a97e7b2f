import { randomUUID } from 'node:crypto';
import { eq, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../../server/database/testing/test-database.ts';
import { type FakePorts, fakePorts, fakeReceipt, talkUrl } from '../../../test/fake-ports.ts';
import { cuesOf } from '../../../test/fake-speech.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { Operations } from '../../contract/index.ts';
import type { Client } from '../../contract/operation.ts';
import type { TranscriptionResult } from '../../ports/speech.ts';
import type { Store } from '../../ports/store.ts';
import type { OwnedTable } from '../../store/sql/own-rows.ts';
import * as schemaLibrary from '../../store/sql/schema-library.ts';
import * as schemaMedia from '../../store/sql/schema-media.ts';
import * as schemaTasks from '../../store/sql/schema-tasks.ts';
import { sqlStore } from '../../store/sql/sql-store.ts';
import { notePicture } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';

const { db, close } = await testDatabase();
afterAll(close);

const contentId = 'web:talk';
/** Tables that name deleted items. */
const logs = ['changes'];

const hosts = {
  'the extension': () => {
    const ports = fakePorts();
    const tables = () => ports.database.tables.filter(({ name }) => !logs.includes(name));
    const readAll = async () => (await Promise.all(tables().map((table) => table.toArray()))).flat();
    return { ports, readAll, isLocal: true };
  },
  'the server': () => {
    const userId = randomUUID();
    const ports = { ...fakePorts(), store: sqlStore(db, userId) };
    const schemas = [schemaLibrary, schemaMedia, schemaTasks].flatMap((schema) => Object.values<unknown>(schema));
    const tables = schemas.filter((table): table is OwnedTable => is(table, PgTable) && table !== schemaLibrary.changes);
    const readAll = async () => {
      const found = [];
      for (const table of tables) found.push(...(await db.select().from(table).where(eq(table.userId, userId))));
      return found;
    };
    return { ports, readAll, isLocal: false };
  },
};

/** Everything that works on a media item and stores something of it. */
const works: Record<string, (client: Client<Operations>, finish: (taskId: string) => Promise<void>) => Promise<unknown>> = {
  summary: (client) => client.summarizeWithConfig({ url: talkUrl, promptConfig: { detailLevel: 600 } }),
  chapters: (client) => client.summarizeByChapter({ url: talkUrl }),
  polished: (client) => client.getPolishedText({ url: talkUrl, keywords: 'Clock' }),
  translation: (client) => client.translateSubtitles({ url: talkUrl, outputLanguage: 'de' }),
  transcript: (client) => client.getSubtitle({ url: talkUrl }),
  transcription: async (client, finish) => {
    const promptConfig = { transcribeProvider: 'onDevice', trackId: 'speech' };
    const { taskId } = await client.createTask({ url: talkUrl, product: 'transcript', soundId: 'tab', promptConfig });
    await finish(taskId);
  },
  slides: async (client, finish) => finish((await client.extractVisuals({ contentId, soundId: 'tab' })).taskId),
  batch: async (client, finish) => {
    const { taskIds } = await client.createBatch({ urls: [talkUrl], promptConfig: { detailLevel: 200 } });
    for (const taskId of taskIds) await finish(taskId);
  },
  'own prompt': (client) => client.summarizeByPrompt({ contentId, customPrompt: 'Shout' }),
  chat: (client) => client.ask({ contentId, question: 'trains' }),
  'mind map': (client) => client.generateMindMap({ contentId, format: 'outline' }),
  export: (client) => client.exportNote({ contentId }),
  note: (client) => client.updateNote({ contentId, text: 'x' }),
  picture: (client) => client.addNotePicture({ contentId, ...picture }),
  card: (client) =>
    client.addCard({
      contentId,
      text: 'The first railway clocks of 1850 came to the towers of London.',
      language: 'en',
      source: 'quote',
      startTime: 0,
    }),
};
const { time, image, thumbnail } = notePicture('p');
const picture = { time, image, thumbnail };

function addEngines(ports: FakePorts): void {
  const digest = { language: 'en', lines: [{ text: 'Trains.', cites: [1] }], chapters: [] };
  const step = { kind: 'step', step: { key: '1', value: '' }, cost: 0.25 } as const;
  Object.assign(ports.models, {
    write: async (_: unknown, { onEvent }: { onEvent(event: unknown): void }) => {
      onEvent({ kind: 'text', digest });
      onEvent(step);
      return { result: digest, receipt: fakeReceipt };
    },
    polish: async () => ({ result: [], receipt: fakeReceipt }),
    translate: async (_: unknown, { onEvent }: { onEvent(event: unknown): void }) => {
      onEvent({ kind: 'translated', index: 0, text: 'Uhren' });
      onEvent(step);
      return { result: ['Uhren', 'Züge', 'Alle'], receipt: fakeReceipt };
    },
    answer: async () => ({
      result: { lines: [{ text: 'Trains.', cites: [0] }], suggestedQuestions: [] },
      receipt: fakeReceipt,
    }),
  });
  ports.speech.transcribe = async (_, { onEvent }) => {
    const result: TranscriptionResult = {
      language: 'en',
      duration: 30,
      cues: cuesOf(['Clocks came.', 'Trains needed one time.']),
    };
    onEvent({ kind: 'step', step: { key: '0', value: 'heard' } });
    onEvent({ kind: 'transcribed', result });
    return result;
  };
  ports.slideExtractor.extractSlides = async (_, { onEvent }) => {
    onEvent({ kind: 'step', step: { key: '0', value: 'seen' } });
    return [];
  };
  ports.exporter.checkWorkspace = async () => ({ workspaceName: 'Notes' });
  ports.exporter.createPage = async (_, { onEvent }) => {
    onEvent({ earlier: [] });
    return { id: 'page', url: 'https://www.notion.so/page' };
  };
}

/**
 * Performs work and deletes its media item before the call of the store with a number, counted from the start of the work.
 * Returns whether the work makes so many calls.
 */
async function deleteBeforeCall(
  host: () => { ports: FakePorts; readAll(): Promise<unknown[]>; isLocal: boolean },
  work: (typeof works)[string],
  number: number,
): Promise<boolean> {
  const { ports, readAll, isLocal } = host();
  const { store } = ports;
  addEngines(ports);
  let calls = Number.NEGATIVE_INFINITY;
  let running = 0;
  let isStarted = false;
  let deletion: (() => Promise<unknown>) | undefined;
  const watched = new Proxy(store, {
    get:
      (_, name: keyof Store) =>
      async (...given: unknown[]) => {
        running += 1;
        try {
          if (calls++ === number) {
            calls = Number.NEGATIVE_INFINITY;
            isStarted = (await store.listPendingTasks()).length > 0;
            await deletion?.();
          }
          return await (store[name] as (...given: unknown[]) => Promise<unknown>)(...given);
        } finally {
          running -= 1;
        }
      },
  });
  const client = serviceClient(createService({ ...ports, store: watched }).handlers);
  await client.saveProvider({ id: 'home', kind: 'openaiCompatible', name: 'Home', baseUrl: 'http://localhost:1/v1', model: 's' });
  await client.connectWorkspace({ token: 'secret', database: '0123456789abcdef0123456789abcdef' });
  await client.summarize({ url: talkUrl });
  // Another process of a server does not reach the work.
  deletion = () => (isLocal ? client.deleteVideo({ id: contentId, forever: true }) : store.forgetContent(contentId));
  /** Waits until the work makes no more calls. */
  const settle = async () => {
    for (let idle = 0; idle < 5; idle++) {
      await new Promise(setImmediate);
      if (running > 0) idle = 0;
    }
  };
  await settle();
  calls = 0;
  const finish = async (taskId: string) => {
    while ((await store.getTask(taskId))?.status === 'pending') await new Promise(setImmediate);
  };
  const ended = await work(client, finish).then(
    () => 'completed',
    (error: Error) => error.message,
  );
  await settle();
  const isDeleted = calls === Number.NEGATIVE_INFINITY;
  if (!isDeleted) {
    expect(ended).toBe('completed');
    return false;
  }
  // A request whose task is stored after the deletion stores the item again.
  if (ended === 'completed' && !isStarted && (await store.getContent(contentId))) return true;
  const isOfItem = (row: unknown) => JSON.stringify(row).includes(contentId);
  const left = (await readAll()).filter(isOfItem).map((row) => JSON.stringify(row).slice(0, 300));
  expect({ number, ended, left }).toEqual({ number, ended, left: [] });
  return true;
}

describe.each(Object.entries(hosts))('in %s, a media item that is deleted while it is worked on', (name, host) => {
  it.each(Object.entries(works))('leaves nothing of its %s', async (_, work) => {
    // The server's database is slow.
    const step = name === 'the server' ? 3 : 1;
    let number = 0;
    while (await deleteBeforeCall(host as never, work, number)) number += step;
    expect(number).toBeGreaterThan(0);
  });
});
