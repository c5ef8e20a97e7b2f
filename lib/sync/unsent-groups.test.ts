import { expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import type { RemoteLibrary } from './synchronize.ts';

const contentId = 'web:talk';

it.each([
  ['as too large, which is not sent again,', new Failure('tooLarge', 'The body is too large.'), 0],
  ['as damaged, which is sent again,', new Failure('invalid', 'A record is damaged.', { file: 'damaged' }), 1],
])('changes of a group that the account refuses %s outlast those of another device', async (_, failure, sentAgain) => {
  const account = host();
  const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
  await laptop.client.summarize({ url: talkUrl });
  await laptop.sync();
  await phone.sync();
  let sent = 0;
  const strict: RemoteLibrary = {
    ...account.client,
    writeUnits: async () => {
      sent += 1;
      throw failure;
    },
  };
  await laptop.client.updateVideo({ id: contentId, title: 'Laptop' });
  await laptop.sync(strict);
  sent = 0;
  await laptop.sync(strict);
  expect(sent).toBe(sentAgain);
  await phone.client.updateVideo({ id: contentId, tags: ['phone'] });
  await phone.sync();
  await laptop.sync(strict);
  expect(await laptop.ports.store.getSaved(contentId)).toMatchObject({ title: 'Laptop', tags: ['phone'] });

  await laptop.client.updateVideo({ id: contentId, favourite: true });
  await laptop.sync();
  await phone.sync();
  expect(laptop.state().refused ?? []).toEqual([]);
  expect(await library(phone.ports)).toEqual(await library(laptop.ports));
});
