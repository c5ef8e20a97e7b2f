import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { breadRecords } from './fixtures/records.ts';
import { ImportedAddress, OptionalImportedAddress } from './imported-address.ts';
import { recordSchemas } from './library/record-schemas.ts';

const Addresses = z.object({ sourceUrl: ImportedAddress, coverUrl: OptionalImportedAddress });

describe('the address of an imported record', () => {
  it('is retained when it is a web address', () => {
    const addresses = { sourceUrl: 'https://example.com/talk', coverUrl: 'http://example.com/cover.jpg' };
    expect(Addresses.parse(addresses)).toEqual(addresses);
  });

  it.each(['options.html', '/options.html', 'chrome-extension://abc/options.html', 'data:text/html,x', 'https://a@b.example/'])(
    'is omitted when it is %s',
    (url) => expect(Addresses.parse({ sourceUrl: url, coverUrl: url })).toEqual({ sourceUrl: '' }),
  );

  it('rejects a script', () => {
    for (const url of ['javascript:alert(1)', ' java\nscript:alert(1)', 'VBSCRIPT:x']) {
      expect(Addresses.safeParse({ sourceUrl: url }).success).toBe(false);
    }
  });

  it('is checked in every record that has one', () => {
    const hostile = 'chrome-extension://abc/options.html';
    for (const { kind, value } of breadRecords) {
      const fields = Object.keys(value).filter((name) => ['sourceUrl', 'coverUrl', 'channelUrl', 'soundUrl'].includes(name));
      const changed = { ...value, ...Object.fromEntries(fields.map((name) => [name, hostile])) };
      expect(JSON.stringify(recordSchemas[kind].parse(changed)), kind).not.toContain(hostile);
    }
  });
});
