import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import type { ModelRun, Models } from '../../lib/ports/models.ts';
import type { SpeechRequest } from '../../lib/ports/speech.ts';
import { createService } from '../../lib/service/service.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { sqlSearch } from '../../lib/store/sql/sql-search.ts';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { type FakePorts, fakePorts, fakeReceipt } from '../fake-ports.ts';
import { serviceClient } from '../service-client.ts';
import { fillDexie, openSqlLibrary, recordedAnswers } from './library-of-0-1-0.ts';

type ReadLibrary = Awaited<ReturnType<typeof openDexie>>;

async function openDexie() {
  const ports = fakePorts();
  const ids = await fillDexie(ports.database);
  return withService({ ...ports, store: dexieStore(ports.database) }, ids);
}

async function openSql() {
  const { db, ids, userId } = await openSqlLibrary();
  return withService({ ...fakePorts(), store: sqlStore(db, userId), search: sqlSearch(db, userId) }, ids);
}

function withService<Ids>(ports: FakePorts, ids: Ids) {
  const modelCalls: { method: string; done: unknown[] }[] = [];
  const digest = { language: 'fr', lines: [{ text: 'Des cartes.', cites: [0] }], chapters: [] };
  const method =
    (name: string, result: unknown) =>
    async (request: object, _run: ModelRun): Promise<never> => {
      modelCalls.push({ method: name, done: 'done' in request ? (request.done as unknown[]) : [] });
      return { result, receipt: fakeReceipt } as never;
    };
  const models: Models = {
    ...ports.models,
    write: method('write', digest),
    polish: method('polish', []),
    translate: method('translate', []),
    answer: method('answer', { lines: [], suggestedQuestions: [] }),
  };
  const transcriptions: SpeechRequest[] = [];
  const speech: FakePorts['speech'] = {
    ...ports.speech,
    transcribe: async (request) => {
      transcriptions.push(request);
      const cues = ['Welcome back.', 'Goodbye.'].map((text, index) => ({
        index,
        startTime: index * 10,
        endTime: index * 10 + 9,
        text,
      }));
      return { language: 'en', cues, duration: 30 };
    },
  };
  ports.page.open = false;
  // The day on which the answers were recorded.
  ports.clock = { now: () => Date.UTC(2026, 10, 1) + 1000 };
  // Keys lie outside the rows: those of the two providers, under whatever name.
  const secrets = { ...ports.secrets, get: async (name: string) => (/home|ears/.test(name) ? 'key-1' : undefined) };
  const service = createService({ ...ports, models, speech, secrets });
  return { ports, ids, service, client: serviceClient(service.handlers), modelCalls, transcriptions };
}

const stores: ['dexie' | 'sql', () => Promise<ReadLibrary>][] = [
  ['dexie', openDexie],
  ['sql', openSql],
];

/** Fields that answers have gained since 0.1.0, with their values for such a library. */
const gained: Record<string, object> = {
  getSettings: { includePromotions: false, feedHidden: [], mutedWords: [], recipes: [], digest: 'off', dailyReviews: 20 },
};

/** Inputs that ask for the answers of 0.1.0, where those without them have more. */
const narrowed: Record<string, object> = { listLibrary: { includeSubtitles: false } };

/** An answer of 0.1.0 as it reads now: excerpts of notes have lost the marks of their Markdown. */
const withPlainExcerpts = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (key, value) => (key === 'snippet' ? value.replace(/\[(.*?)\]\(#t=\d+\)/g, '$1') : value));

describe.each(stores)('a library of 0.1.0 on %s', (store, open) => {
  it('answers every read operation as before, and asks no model', async () => {
    const { client, modelCalls } = await open();
    const call = client as unknown as Record<string, (input: object) => Promise<unknown>>;
    for (const { name, input, result } of recordedAnswers(store)) {
      const answer = await call[name]!({ ...input, ...narrowed[name] }).catch((error) => Failure.from(error).toJSON());
      const expected = withoutWritingTime({ ...withPlainExcerpts(result as object), ...gained[name] });
      expect({ name, input, result: withoutWritingTime(answer) }).toEqual({ name, input, result: expected });
    }
    expect(modelCalls).toEqual([]);
  });

  it('ends its pending work from the stored steps', async () => {
    const { service, client, ids, modelCalls, transcriptions } = await open();
    await service.resume();
    const statusOf = async (taskId: string) => (await client.getSummaryTaskStatus({ taskId })).status;
    await expect.poll(() => statusOf(ids.pendingTaskId)).toBe('completed');
    await expect.poll(() => statusOf(ids.transcriptionTaskId)).toBe('completed');
    expect(transcriptions.map(({ done }) => done.map(({ key }) => key))).toEqual([['0']]);
    expect(modelCalls.find(({ done }) => done.length > 0)).toEqual({
      method: 'write',
      done: [expect.objectContaining({ key: 'step-1' })],
    });
  });

  it('ends its open import', async () => {
    const { client, ids, ports } = await open();
    expect(await client.commitImport({ importId: ids.importId })).toMatchObject({ status: 'completed', added: { notes: 1 } });
    expect(await ports.store.getNote('web:imported')).toMatchObject({ text: 'From a file' });
  });

  it('sends an extension of 0.1.0 what a server of 0.1.0 sent, and takes what such a server or device sends', async () => {
    const sent = recordedAnswers(store).find(({ name }) => name === 'readUnits')!;
    const { units } = sent.result as { units: { kind: 'video'; id: string; records: { kind: string; value: unknown }[] }[] };
    const empty = withService(fakePorts(), {});
    const written = await empty.client.writeUnits({ device: 'device-1', units: units as never });
    expect(written).toMatchObject({ stale: [], refused: [] });
    const back = await empty.client.readUnits(sent.input as never);
    // Each device refreshes feeds by itself, so a channel's state stays its own.
    const exchanged = (answer: unknown) =>
      (JSON.parse(JSON.stringify(answer)) as typeof sent.result as { units: typeof units }).units
        .filter(({ kind }) => (kind as string) !== 'channel')
        .map(({ records, ...group }) => ({
          ...group,
          records: records
            .map(sorted)
            .map((record) => JSON.stringify(record))
            .sort(),
        }));
    expect(exchanged(back)).toEqual(exchanged(sent.result));
  });
});

/** A copy as JSON, without the time at which an exported file is written. */
const withoutWritingTime = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/<dateCreated>[^<]*/, '<dateCreated>'));

/** The same value with the keys of each object in alphabetical order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}
