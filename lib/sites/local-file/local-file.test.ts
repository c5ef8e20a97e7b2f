import { describe, expect, it } from 'vitest';
import { detectUrl } from '../detect-url.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { localFileUrl } from './address.ts';
import { localFile } from './local-file.ts';

const id = '0a1b2c3d-1111-4222-8333-444455556666';

describe('a local file', () => {
  it.each([
    ['Lesson 1.mp4', 'video'],
    ['Épisode — 你好.MP3', 'audio'],
    ['what?#%.ogg', 'audio'],
    ['lecture.mkv', 'video'],
    ['old.flv', 'video'],
    ['no extension', 'audio'],
  ])('%s is identified by its id, and titled by its name', async (name, kind) => {
    const url = localFileUrl(id, encodeURIComponent(name));
    expect(detectUrl(url)).toEqual({ site: 'localFile', id, kind, canonicalUrl: url });
    expect(await localFile.resolve(new URL(url), fakeAccess({}))).toEqual({
      contentId: `localFile:${id}`,
      site: 'localFile',
      kind,
      sourceUrl: url,
      title: name,
      duration: 0,
      tracks: [],
    });
  });

  it('retains an undecodable name as it is in the address', async () => {
    const url = `https://file.gloss.invalid/${id}/%ff.mp3`;
    expect(await localFile.resolve(new URL(url), fakeAccess({}))).toMatchObject({ title: '%ff.mp3' });
  });

  it.each([`https://file.gloss.invalid/${id}`, `https://file.gloss.invalid/x/y`, `https://example.org/${id}/a.mp3`])(
    'rejects %s',
    (url) => expect(detectUrl(url)?.site).not.toBe('localFile'),
  );
});
