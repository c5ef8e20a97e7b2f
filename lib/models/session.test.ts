import { expect, it } from 'vitest';
import { away, timeoutsOf } from '../../test/model-server/model-run.ts';
import { modelWorld } from '../../test/model-server/model-world.ts';
import { providerFetch } from '../../test/provider/provider-fetch.ts';
import { testRun } from '../../test/test-run.ts';
import type { Question } from './question.ts';
import { createModelSession } from './session.ts';

const questionOf = (data: string): Question => ({ kind: 'part', instructions: 'Summarize.', data, outputTokens: 100 });

/** Opens a session, and a function that asks its next question: one that the server answers, or one on which it fails. */
function sessionOf() {
  const world = modelWorld();
  const session = createModelSession({ fetch: providerFetch(world), timeouts: timeoutsOf({}) }, new Map(), away, testRun(), []);
  world.behave({ fault: 'serverError', about: 'broken' });
  let count = 0;
  const ask = (word: 'whole' | 'broken') => session.ask(questionOf(`[${++count}] A ${word} line.`));
  return { ask };
}

it('continues after any number of failures between which the model answers', async () => {
  const { ask } = sessionOf();
  for (let i = 0; i < 4; i++) {
    expect(await ask('broken')).toBeUndefined();
    expect(await ask('broken')).toBeUndefined();
    expect(await ask('whole')).toBeDefined();
  }
});

it.each([
  ['I’m sorry,\nbut I can’t help with that.', 'small returned no usable answer. “I’m sorry, but I can’t help with that.”'],
  ['<think>Hm.</think>{"points": 7}', 'small returned no usable answer.'],
  ['', 'small returned no usable answer.'],
])('quotes what the model wrote instead of an answer: %s', async (content, message) => {
  const event = JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: 'stop' }] });
  const fetch = async () => new Response(`data: ${event}\n\n`, { headers: { 'content-type': 'text/event-stream' } });
  const session = createModelSession({ fetch }, new Map(), away, testRun(), []);
  await session.ask(questionOf('[1] A line.'));
  expect(session.abortAsUnusable()).toMatchObject({ code: 'modelFailed', message });
});

it('ends the run at the third failure in a row', async () => {
  const { ask } = sessionOf();
  expect(await ask('broken')).toBeUndefined();
  expect(await ask('broken')).toBeUndefined();
  await expect(ask('broken')).rejects.toMatchObject({ code: 'modelFailed' });
  await expect(ask('whole')).rejects.toMatchObject({ code: 'modelFailed' });
});
