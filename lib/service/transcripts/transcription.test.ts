import { expect, it } from 'vitest';
import { fakePorts } from '../../../test/fake-ports.ts';
import { serviceClient } from '../../../test/service-client.ts';
import { Failure } from '../../contract/failure.ts';
import type { FetchedResponse } from '../../ports/fetch.ts';
import { createService } from '../service.ts';

const url = 'https://files.example/talk.mp3';

function ask(answer: Partial<FetchedResponse> | Failure) {
  const ports = fakePorts();
  ports.page.open = false;
  ports.fetch = async (address) => {
    if (answer instanceof Failure) throw answer;
    return { url: address, status: 200, contentType: 'audio/mpeg', bytes: new Uint8Array(), ...answer };
  };
  const client = serviceClient(createService(ports).handlers);
  return client.summarize({ url }).catch((error: Failure) => error.toJSON());
}

it.each([
  ['missing', { status: 404 }, 'mediaUnavailable'],
  ['private', { status: 403 }, 'loginRequired'],
  ['broken', { status: 500 }, 'siteFailed'],
  ['unreachable', new Failure('siteFailed', 'no answer'), 'siteFailed'],
  ['slow', new Failure('timeout', 'no answer'), 'timeout'],
])('a media file that is %s is refused with that reason', async (_, answer, code) => {
  expect(await ask(answer)).toMatchObject({ code });
});

it('a forbidden address is invalid, and names its field', async () => {
  const forbidden = new Failure('invalid', 'only the ports 80 and 443 are allowed', { address: url, reason: 'port' });
  const message = 'only the ports 80 and 443 are allowed';
  expect(await ask(forbidden)).toEqual({ code: 'invalid', message: `url: ${message}`, details: [{ path: 'url', message }] });
});

it.each([{}, new Failure('tooLarge'), new Failure('noPermission')])(
  'a media file without captions is named by its address',
  async (answer) => {
    const refused = await ask(answer);
    expect(refused).toMatchObject({ code: 'noCaptions', message: expect.stringContaining(url) });
  },
);

it('a site’s own rate limit is passed on with its delay', async () => {
  const headers = { 'retry-after': '77' };
  expect(await ask({ status: 429, headers })).toMatchObject({ code: 'rateLimited', details: { retryAfter: 77 } });
});
