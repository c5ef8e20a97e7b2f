import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { talkUrl } from '../../test/fake-ports.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { device, host, library } from '../../test/sync-device.ts';

const contentId = 'web:talk';

describe('notes that several devices write', () => {
  it('retain both texts of a conflicting note, and agree which is the later', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Before' });
    await laptop.sync();
    await phone.sync();
    const basedOn = (await laptop.client.getNote({ contentId })).updatedAt!;
    await phone.client.updateNote({ contentId, text: 'From the phone', basedOn });
    await laptop.client.updateNote({ contentId, text: 'From the laptop', basedOn });
    await laptop.sync();
    await phone.sync();
    await laptop.sync();
    expect(await library(phone.ports)).toEqual(await library(account.ports));
    expect(await library(laptop.ports)).toEqual(await library(account.ports));
    const { text } = await laptop.client.getNote({ contentId });
    const { versions } = await laptop.client.listVersions({ contentId, of: 'note' });
    expect([text, ...versions.map((version) => version.text)].sort()).toEqual(['From the laptop', 'From the phone']);
  });

  it('adopt an edit of one of them without a version of the text that it is based on', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'One' });
    await laptop.sync();
    await phone.sync();
    await phone.client.updateNote({
      contentId,
      text: 'One and two',
      basedOn: (await phone.client.getNote({ contentId })).updatedAt!,
    });
    await phone.sync();
    await laptop.sync();
    expect((await laptop.client.getNote({ contentId })).text).toBe('One and two');
    expect((await laptop.client.listVersions({ contentId, of: 'note' })).versions).toEqual([]);
  });

  it('retain the texts of an import on all devices', async () => {
    const account = host();
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    await laptop.client.summarize({ url: talkUrl });
    await laptop.client.updateNote({ contentId, text: 'Here' });
    await laptop.sync();
    const { importId } = await laptop.client.beginImport({});
    const records = [
      { kind: 'note', value: { contentId, text: 'In the file', createdAt: 1, updatedAt: 5 } },
      { kind: 'noteVersion', value: { versionId: 'v', contentId, text: 'Old', createdAt: 4, replacedBy: 'edit' } },
      {
        kind: 'polished',
        value: { contentId, trackId: 't', key: 'k', paragraphs: [], made: { engine: 'offline' }, createdAt: 4 },
      },
    ];
    await laptop.client.addToImport({ importId, part: 0, records });
    await laptop.client.commitImport({ importId });
    await laptop.sync();
    await phone.sync();
    const { versions } = await phone.client.listVersions({ contentId, of: 'note' });
    expect(versions.map(({ text }) => text).sort()).toEqual(['In the file', 'Old']);
    for (const { ports } of [account, phone]) expect(await library(ports)).toEqual(await library(laptop.ports));
  });

  it('retain the texts that two of them wrote in the same millisecond', async () => {
    const account = host();
    // The clocks of both count their calls, so the same steps give the same times.
    const [laptop, phone] = [device(account, 'laptop'), device(account, 'phone')];
    for (const { client, sync } of [laptop, phone]) {
      await client.summarize({ url: talkUrl });
      await sync();
    }
    await laptop.client.updateNote({ contentId, text: 'Laptop' });
    await phone.client.updateNote({ contentId, text: 'Phone' });
    const basedOn = (await phone.client.getNote({ contentId })).updatedAt!;
    expect((await laptop.client.getNote({ contentId })).updatedAt).toBe(basedOn);
    await phone.sync();
    await phone.client.updateNote({ contentId, text: 'Phone, continued', basedOn });
    for (const { sync } of [laptop, phone, laptop]) await sync();
    for (const { client } of [account, laptop, phone]) {
      const { text } = await client.getNote({ contentId });
      const { versions } = await client.listVersions({ contentId, of: 'note' });
      expect([text, ...versions.map((version) => version.text)]).toEqual(expect.arrayContaining(['Laptop', 'Phone, continued']));
    }
  });

  it('lose no text, whatever they do and whenever they synchronize', async () => {
    const step = fc.record({
      on: fc.constantFrom(0, 1),
      does: fc.constantFrom('write', 'write', 'sync', 'sync', 'tag', 'delete', 'restore', 'collect'),
    });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const account = host();
      const devices = [device(account, 'laptop'), device(account, 'phone')];
      for (const { client, sync } of devices) {
        await client.summarize({ url: talkUrl });
        await sync();
      }
      const written: string[] = [];
      for (const [at, { on, does }] of steps.entries()) {
        const { client, sync } = devices[on]!;
        const word = `w${at}.`;
        // Writing to or tagging a video in the trash fails.
        const isRetained = (await client.listLibrary({})).videos.length > 0;
        if (does === 'sync') await sync();
        else if (does === 'collect') await client.createCollection({ name: word });
        else if (does === 'restore') await client.restoreVideo({ id: contentId });
        else if (!isRetained) continue;
        else if (does === 'tag') await client.updateVideo({ id: contentId, tags: [word] });
        else if (does === 'delete') await client.deleteVideo({ id: contentId });
        else {
          const { text, updatedAt } = await client.getNote({ contentId });
          await client.updateNote({ contentId, text: text + word, ...(updatedAt && { basedOn: updatedAt }) });
          written.push(word);
        }
      }
      for (const { sync } of [...devices, ...devices]) await sync();
      const all = await library(account.ports);
      for (const { ports } of devices) expect(await library(ports)).toEqual(all);
      const texts = all.map(({ kind, value }) => (kind === 'note' || kind === 'noteVersion' ? value.text : '')).join(' ');
      for (const word of written) expect(texts).toContain(word);
    });
    await fc.assert(property, { numRuns: orInSoak(12, 100) });
  });
});
