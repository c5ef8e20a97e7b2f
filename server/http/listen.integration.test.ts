import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.ts';

it('names the address and the setting when a port or a host is not to be had', async () => {
  const [first, second, third] = [createServer(), createServer(), createServer()];
  const port = await listen(first, { host: '127.0.0.1', port: 0 });
  await expect(listen(second, { host: '127.0.0.1', port })).rejects.toThrow(`127.0.0.1:${port} is in use by another program`);
  await expect(listen(third, { host: '192.0.2.1', port: 0 })).rejects.toThrow('Correct GLOSS_HOST');
  first.close();
});
