import { describe, expect, it } from 'vitest';
import { expandByTable, type TableResponse } from './expand-by-table.ts';

const to = (location: string, status = 301): TableResponse => ({ status, headers: { Location: location } });
const expand = (url: string, answers: Record<string, TableResponse>) => expandByTable({ url, answers });
const watch = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

describe('expandByTable', () => {
  it('follows redirects of every kind and lists the hops', async () => {
    expect(
      await expand('https://bit.ly/x', {
        'https://bit.ly/x': to('https://t.co/y', 307),
        'https://t.co/y': to('/z', 302),
        'https://t.co/z': { headers: { refresh: '0; url=https://a.example/' } },
        'https://a.example/': { body: '<meta http-equiv="refresh" content="0;url=https://youtu.be/dQw4w9WgXcQ?si=1">' },
      }),
    ).toEqual({ url: watch, hops: ['https://bit.ly/x', 'https://t.co/y', 'https://t.co/z', 'https://a.example/'] });
  });

  it('requests nothing for a media address, and ends where the table ends', async () => {
    expect(await expand(`${watch}&si=1`, {})).toEqual({ url: watch, hops: [] });
    expect(await expand('https://bit.ly/x', { 'https://bit.ly/x': to('https://a.example/?utm_source=b#part') })).toEqual({
      url: 'https://a.example/#part',
      hops: ['https://bit.ly/x', 'https://a.example/?utm_source=b#part'],
    });
  });

  it('stops at consent pages and other protocols', async () => {
    const article = 'https://a.example/article';
    const answers = { 'https://bit.ly/x': to(article), [article]: to('https://consent.a.example/?continue=1') };
    expect(await expand('https://bit.ly/x', answers)).toEqual({ url: article, hops: ['https://bit.ly/x', article] });
    expect(await expand('https://b23.tv/x', { 'https://b23.tv/x': to('bilibili://video/1') })).toMatchObject({
      url: 'https://b23.tv/x',
    });
  });

  it.each([
    ['a loop', { 'https://a.example/1': to('/2'), 'https://a.example/2': to('/1') }, 'siteFailed'],
    [
      'too many hops',
      Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`https://a.example/${n + 1}`, to(`/${n + 2}`)])),
      'siteFailed',
    ],
    ['a private address', { 'https://a.example/1': to('http://127.0.0.1/admin') }, 'invalid'],
    ['a private address in decimal', { 'https://a.example/1': to('http://2130706433/') }, 'invalid'],
    ['a private address within IPv6', { 'https://a.example/1': to('http://[::ffff:10.0.0.1]/') }, 'invalid'],
    ['a local name', { 'https://a.example/1': { headers: { Refresh: '0;url=http://router.local/' } } }, 'invalid'],
  ])('rejects %s', async (_, answers: Record<string, TableResponse>, code) => {
    await expect(expand('https://a.example/1', answers)).rejects.toMatchObject({ code });
  });
});
