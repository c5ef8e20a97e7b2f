import { expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import type { TitlePromise } from '../../records/title-promise.ts';
import { content } from '../../store/testing/rows-suite.ts';
import { createService } from '../service.ts';
import { findTitlePromise } from './find-title-promise.ts';

it('tells when a stored transcript answers the title', async () => {
  const ports = fakePorts();
  await serviceClient(createService(ports).handlers).getSubtitle({ url: talkUrl });
  expect(await findTitlePromise(ports, 'web:talk')).toBeNull();
  const answers: [TitlePromise, number | null][] = [
    [{ answered: true, cites: [1, 2], text: 'By trains.' }, 10],
    [{ answered: false, cites: [], text: '' }, null],
  ];
  for (const [promise, startTime] of answers) {
    ports.engine.findPromise = async () => promise;
    expect(await findTitlePromise(ports, 'web:talk')).toEqual({ ...promise, startTime });
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
