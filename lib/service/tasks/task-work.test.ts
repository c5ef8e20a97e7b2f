import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import type { FailureCode } from '../../contract/failure.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { Task } from '../../records/task.ts';
import { content, task } from '../../store/testing/rows-suite.ts';
import type { SharedRuns } from './shared-runs.ts';
import { createTaskWork } from './task-work.ts';

const { contentId } = content;
const failed = (code: FailureCode) => ({ failure: { code, message: '' } });
const written = { contentId, status: 'completed', stage: 'writing' } as const;

it.each<[string, number, Partial<Task>, Partial<Task>?]>([
  ['a text that a model wrote', 0, written],
  ['a failure of the responses themselves', 0, { ...written, ...failed('modelFailed'), status: 'failed' }],
  ['a failure', 1, { ...written, ...failed('spendingCap'), status: 'failed' }],
  ['a fallback to the offline engine', 1, { ...written, ...failed('rateLimited') }],
  ['a text that no model wrote', 1, { ...written, stage: 'summarizing' }],
  ['a text while another of the media item is in progress', 1, written, { contentId, status: 'pending' }],
  ['a text while another of another media item is in progress', 0, written, { contentId: 'other', status: 'pending' }],
])('after %s, the media item has %i response of a model', async (_, expected, ended, other) => {
  const ports = fakePorts();
  const { store } = ports;
  await store.putContent(content);
  await store.putTask({ ...task('t'), ...ended });
  if (other) await store.putTask({ ...task('other'), ...other });
  const stepsOf = mediaStepsKey('text', contentId);
  await store.putStep({ taskId: stepsOf, key: '1', value: 'paid' });
  await createTaskWork(ports, undefined as unknown as SharedRuns).cleanUp('t');
  expect(await store.getSteps(stepsOf)).toHaveLength(expected);
});
