import { expect, it } from 'vitest';
import { fakePorts, fakeReceipt, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { GenerationRequest } from '../../ports/models.ts';
import { createService } from '../service.ts';

it.each([
  ['spendingCap', 'continues from its steps', [{ key: 'chapter 1', value: ['paid'] }]],
  ['modelFailed', 'starts over', []],
] as const)('after a failure with %s, the next attempt %s', async (code, _, expected) => {
  const ports = fakePorts();
  const client = serviceClient(createService(ports).handlers);
  await client.saveProvider({ kind: 'anthropic', name: 'Mine', model: 'small', apiKey: 'key-1' });
  ports.models.translate = async (_, { onEvent }) => {
    onEvent({ kind: 'step', step: { key: 'chapter 1', value: ['paid'] } });
    throw new Failure(code);
  };
  const request = { url: talkUrl, outputLanguage: 'de' };
  await expect(client.translateSubtitles(request)).rejects.toMatchObject({ code });
  await expect.poll(() => ports.database.steps.count()).toBe(expected.length);
  const requests: GenerationRequest[] = [];
  ports.models.translate = async (request) => {
    requests.push(request);
    return { result: request.cues.map(() => 'Zug'), receipt: fakeReceipt };
  };
  await client.translateSubtitles(request);
  expect(requests[0]?.done ?? []).toMatchObject(expected);
  await expect.poll(() => ports.database.steps.count()).toBe(0);
});
