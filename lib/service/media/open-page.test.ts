import { describe, expect, it } from 'vitest';
import { fakePorts, talkUrl } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { createService } from '../service.ts';

describe('the open page', () => {
  function setUp() {
    const ports = fakePorts();
    const { page } = ports;
    const requests: string[] = [];
    const record = <Answer>(name: string, answer: Answer) => {
      requests.push(name);
      return answer;
    };
    ports.pages = {
      find: async () => record('find', { ...page, media: async () => record('media', [page.mediaItem]) }),
    };
    return { ports, requests, client: serviceClient(createService(ports).handlers) };
  }

  it.each([
    ['a summary', 'summarize'],
    ['an article', 'express'],
    ['a polished transcript', 'getPolishedText'],
    ['a transcript', 'getSubtitle'],
  ] as const)('is resolved once, and its media are requested once, by %s', async (_, operation) => {
    const { client, requests } = setUp();
    await client[operation]({ url: talkUrl });
    expect(requests).toEqual(['find', 'media']);
  });

  it('is resolved again by the next task', async () => {
    const { client, requests } = setUp();
    await client.summarize({ url: talkUrl });
    await client.summarizeWithConfig({ url: talkUrl, promptConfig: { isRefresh: true } });
    expect(requests).toEqual(['find', 'media', 'find', 'media']);
  });

  it('is requested again after an error', async () => {
    const { client, ports, requests } = setUp();
    const { find } = ports.pages;
    let failures = 1;
    ports.pages.find = async (url) => {
      const page = await find(url);
      return (
        page && {
          ...page,
          media: async () => {
            if (failures-- > 0) throw new Error('no answer');
            return page.media();
          },
        }
      );
    };
    await expect(client.summarize({ url: talkUrl })).resolves.toMatchObject({ id: 'web:talk' });
    expect(requests).toEqual(['find', 'media']);
  });
});
