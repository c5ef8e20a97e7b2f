import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../test/listen.ts';
import { modelFetch } from './model-fetch.ts';

const { port, close } = await listen(({ url, headers }, response) => {
  if (url === '/moved') response.writeHead(302, { location: 'http://models.example/elsewhere' }).end();
  else response.end(`asked with ${headers.authorization}`);
});
afterAll(close);

const request = { method: 'POST', headers: { authorization: 'Bearer key' }, body: '{}' };
const here = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };

describe('requests to language models', () => {
  it('reach public and allowed hosts', async () => {
    expect(await (await modelFetch([], here)(`http://models.example:${port}/v1`, request)).text()).toBe('asked with Bearer key');
    expect(await (await modelFetch([`127.0.0.1:${port}`])(`http://127.0.0.1:${port}/v1`, request)).text()).toBe(
      'asked with Bearer key',
    );
  });

  it.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:11434/',
    'http://[::1]/',
    'http://169.254.169.254/latest',
    'http://2130706433/',
    'http://db.internal/',
    'http://ollama:11434/',
  ])('does not lead to %s', async (url) => {
    const fetch = modelFetch(['localhost:1', '127.0.0.1:1'], here);
    await expect(fetch(url, request)).rejects.toMatchObject({ code: 'noPermission', details: { reason: 'model' } });
  });

  it('are refused for a public name with a private address', async () => {
    const fetch = modelFetch([], { resolve: async () => ['127.0.0.1'] });
    await expect(fetch(`http://models.example:${port}/`, request)).rejects.toMatchObject({ code: 'siteFailed' });
  });

  it('follow no redirects', async () => {
    await expect(modelFetch([], here)(`http://models.example:${port}/moved`, request)).rejects.toThrow();
  });
});
