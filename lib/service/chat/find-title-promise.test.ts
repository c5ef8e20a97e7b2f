import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { content } from '../../store/rows-suite.ts';
import { createService } from '../service.ts';
import { findTitlePromise } from './find-title-promise.ts';

it('tells when a stored transcript answers the title', async () => {
  const ports = fakePorts();
  await serviceClient(createService(ports).handlers).getSubtitle({ url: talkUrl });
  expect(await findTitlePromise(ports, 'web:talk')).toBeNull();
  const promise = { kind: 'question' as const, title: 'How?', text: 'By trains.' };
  for (const [cites, startTime] of [
    [[1, 2], 10],
    [[], null],
  ] as const) {
    ports.engine.findPromise = async () => ({ ...promise, cites: [...cites] }) as never;
    expect(await findTitlePromise(ports, 'web:talk')).toEqual({ ...promise, cites: [...cites], startTime });
  }
});

it('needs an item and its transcript', async () => {
  const ports = fakePorts();
  await expect(findTitlePromise(ports, 'none')).rejects.toMatchObject({ code: 'notFound' });
  await ports.store.putContent({ ...content, contentId: 'a' });
  await expect(findTitlePromise(ports, 'a')).rejects.toMatchObject({
    code: 'notFound',
    message: expect.stringContaining('No transcript'),
  });
});
