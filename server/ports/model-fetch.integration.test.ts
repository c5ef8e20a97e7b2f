import { afterAll, describe, expect, it } from 'vitest';
import { listen } from '../../test/listen.ts';
import { modelFetch } from './model-fetch.ts';

const { port, close } = await listen(({ url, headers }, response) => {
  if (url === '/moved') response.writeHead(302, { location: 'http://models.example/elsewhere' }).end();
  else response.end(`asked with ${headers.authorization}`);
});
afterAll(close);

const request = { method: 'POST', headers: { authorization: 'Bearer key' }, body: '{}' };
const localResolution = { resolve: async () => ['127.0.0.1'], isAllowed: () => true };

describe('requests to language models', () => {
  it('reach public and allowed hosts', async () => {
    expect(await (await modelFetch([], localResolution)(`http://models.example:${port}/v1`, request)).text()).toBe(
      'asked with Bearer key',
    );
    const address = `http://127.0.0.1:${port}/v1/chat/completions`;
    expect(await (await modelFetch([`127.0.0.1:${port}`])(address, request)).text()).toBe('asked with Bearer key');
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
    const fetch = modelFetch(['localhost:1', '127.0.0.1:1'], localResolution);
    await expect(fetch(url, request)).rejects.toMatchObject({ code: 'noPermission', details: { reason: 'model' } });
  });

  it('are refused for a public name with a private address', async () => {
    const fetch = modelFetch([], { resolve: async () => ['127.0.0.1'] });
    await expect(fetch(`http://models.example:${port}/`, request)).rejects.toMatchObject({ code: 'siteFailed' });
  });

  it.each<[string, string]>([
    ['POST', '/api/pull?x=/api/chat'],
    ['POST', '/api/pull#/v1/chat/completions'],
    ['POST', '/v1/models'],
    ['GET', '/api/chat'],
    ['DELETE', '/api/delete'],
    ['POST', '/v1beta/models/x/../../../api/pull?y=:generateContent'],
  ])('are refused on an allowed host for what is no API of a model: %s %s', async (method, path) => {
    const fetch = modelFetch([`127.0.0.1:${port}`]);
    const refused = fetch(`http://127.0.0.1:${port}${path}`, { ...request, method });
    await expect(refused).rejects.toMatchObject({ code: 'noPermission', details: { reason: 'model' } });
  });

  it.each<[string, string]>([
    ['GET', '/v1/models?limit=1000'],
    ['POST', '/v1beta/models/gemini:streamGenerateContent?alt=sse'],
    ['POST', '/v1/listen?model=nova'],
    ['DELETE', '/v2/transcript/x'],
  ])('reach the APIs of models on an allowed host: %s %s', async (method, path) => {
    const init = { headers: request.headers, method };
    expect((await modelFetch([`127.0.0.1:${port}`])(`http://127.0.0.1:${port}${path}`, init)).status).toBe(200);
  });

  it('follow no redirects', async () => {
    await expect(modelFetch([], localResolution)(`http://models.example:${port}/moved`, request)).rejects.toThrow();
  });
});
