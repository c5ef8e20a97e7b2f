import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';

/** A user, and the tasks and writes that the service acknowledged. */
export interface Person {
  userId: string;
  /** A client of any node, another one at each call. */
  client(): Client<Operations>;
  /** Addresses by the task that was accepted for them. */
  tasks: Map<string, string>;
  collections: string[];
  /** Texts of notes by content id. */
  notes: Map<string, string>;
}

/** Milliseconds between two calls of a client. */
const callIntervalMs = 60;
let made = 0;

const oneOf = <T>(many: readonly T[]): T | undefined => many[Math.floor(Math.random() * many.length)];
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

/** Makes one call after the other until `isOver`. A refused call counts as not accepted, and is not repeated. */
export async function useService(person: Person, urlOf: (name: string) => string, isOver: () => boolean): Promise<void> {
  const { tasks, collections, notes } = person;
  const acts: (() => Promise<void>)[] = [
    () => createTask(urlOf(`talk-${made++}`)),
    () => createTask(oneOf([...tasks.values()]) ?? urlOf(`talk-${made++}`)),
    async () => {
      const name = `collection ${made++}`;
      await person.client().createCollection({ name });
      collections.push(name);
    },
    async () => {
      const taskId = oneOf([...tasks.keys()]);
      if (!taskId) return;
      const { status, id } = await person.client().getSummaryTaskStatus({ taskId });
      // Once for each account, so that no other's text takes its place.
      if (status !== 'completed' || !id || notes.has(id)) return;
      const text = `note ${made++}`;
      notes.set(id, '');
      await person.client().updateNote({ contentId: id, text });
      notes.set(id, text);
    },
    async () => void (await person.client().listLibrary({})),
  ];
  const createTask = async (url: string) => {
    const { taskId } = await person.client().createSummaryTask({ url });
    tasks.set(taskId, url);
  };
  while (!isOver()) {
    await oneOf(acts)!().catch(() => undefined);
    await pause(callIntervalMs);
  }
}
