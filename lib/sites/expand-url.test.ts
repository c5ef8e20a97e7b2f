import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { Failure } from '../contract/failure.ts';
import { expandUrl } from './expand-url.ts';
import { htmlRedirect } from './html-redirect.ts';
import { type FakeResponse, fakeNetwork } from './testing/fake-access.ts';
import { unwrapLink } from './unwrap-link.ts';
import { unwrapUrl } from './unwrap-url.ts';

const signal = new AbortController().signal;
const expand = (url: string, answers: Record<string, FakeResponse> = {}, requests: string[] = []) =>
  expandUrl(url, fakeNetwork(answers, requests), signal);
const article = { body: '<html>hello</html>' };

describe('unwrapUrl', () => {
  it.each([
    ['https://www.google.com/url?sa=t&q=https://example.com/a%3Fb%3D1&usg=x', 'https://example.com/a?b=1'],
    ['https://www.google.co.uk/url?url=https://example.com/', 'https://example.com/'],
    ['https://consent.youtube.com/m?continue=https%3A%2F%2Fexample.com%2Fa&gl=DE', 'https://example.com/a'],
    ['https://consent.google.com/ml?continue=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://www.facebook.com/flx/warn/?u=https%3A%2F%2Fexample.com%2Fa&h=x', 'https://example.com/a'],
    ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2F&h=x', 'https://example.com/'],
    ['https://l.threads.net/?u=https%3A%2F%2Fexample.com&e=x', 'https://example.com/'],
    ['https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fexample.com&t=0', 'https://example.com/'],
    [
      'https://www.google.com/url?q=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fexample.com%252F',
      'https://example.com/',
    ],
    [
      'https://www.youtube.com/attribution_link?u=%2Fwatch%3Fv%3DdQw4w9WgXcQ%26feature%3Dshare',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&feature=share',
    ],
    ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['https://google.com.evil.example/url?q=https://example.com/', 'https://google.com.evil.example/url?q=https://example.com/'],
    ['https://example.com/url?q=https://other.example/', 'https://example.com/url?q=https://other.example/'],
  ])('%s', (url, expected) => expect(unwrapUrl(new URL(url)).href).toBe(expected));
});

describe('unwrapLink', () => {
  it.each([
    ['https://out.reddit.com/t3_x?url=https%3A%2F%2Fexample.com%2F', 'https://example.com/'],
    ['https://link.zhihu.com/?target=https%3A//example.com/', 'https://example.com/'],
    ['https://steamcommunity.com/linkfilter/?u=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://vk.com/away.php?to=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://www.linkedin.com/safety/go?url=https%3A%2F%2Fexample.com&t=1', 'https://example.com/'],
    ['https://t.umblr.com/redirect?z=https%3A%2F%2Fexample.com&t=x', 'https://example.com/'],
    ['https://duckduckgo.com/l/?uddg=https%3A%2F%2Fexample.com&rut=x', 'https://example.com/'],
    ['https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com&data=05', 'https://example.com/'],
    ['https://exit.sc/?url=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://example-com.cdn.ampproject.org/c/s/example.com/a/b', 'https://example.com/a/b'],
    ['https://www.google.com/amp/s/example.com/a', 'https://example.com/a'],
    ['https://link.juejin.cn/?target=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://www.douban.com/link2/?url=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://translate.google.com/translate?sl=de&u=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://twitter.com/intent/tweet?text=a&url=https%3A%2F%2Fexample.com', 'https://example.com/'],
    ['https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a-3Fb-3D1&d=x', 'https://example.com/a?b=1'],
    ['https://urldefense.com/v3/__https://example.com/a__;!!x!y$', 'https://example.com/a'],
    ['https://www.bing.com/ck/a?!&&p=x&u=a1aHR0cHM6Ly9leGFtcGxlLmNvbS8&ntb=1', 'https://example.com/'],
    ['https://href.li/?https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['https://disq.us/url?url=https%3A%2F%2Fexample.com%2Fa%3Aabcdefghij_klmnopqrstuvwxyz', 'https://example.com/a'],
    [
      'https://web.archive.org/web/20150415002341/https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ['https://web.archive.org/web/2015/https://example.com/', 'https://web.archive.org/web/2015/https://example.com/'],
    ['https://www.bing.com/ck/a?u=a1????', 'https://www.bing.com/ck/a?u=a1????'],
    ['https://secure-web.cisco.com/1abc/https%3A%2F%2Fexample.com%2Fa', 'https://example.com/a'],
    ['https://r.search.yahoo.com/_ylt=A/RV=2/RU=https%3a%2f%2fexample.com%2fa/RK=2/RS=x', 'https://example.com/a'],
    [
      'https://medium.com/r/?url=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fexample.com%252F',
      'https://example.com/',
    ],
    ['https://medium.com/r/?url=javascript:alert(1)', 'https://medium.com/r/?url=javascript:alert(1)'],
    ['no address', 'no address'],
  ])('%s', (url, expected) => expect(unwrapLink(url)).toBe(expected));
});

describe('expandUrl', () => {
  it('follows the redirects that the fetch reports and drops tracking', async () => {
    const answers = {
      'https://bit.ly/x': { ...article, url: 'https://example.com/a?id=1&utm_source=bit&fbclid=2#part' },
      'https://example.com/a': article,
    };
    expect(await expand('https://bit.ly/x', answers)).toBe('https://example.com/a?id=1#part');
  });

  it('requests nothing for a short address of a media item', async () => {
    const requests: string[] = [];
    expect(await expand('https://youtu.be/dQw4w9WgXcQ?si=x&t=42', {}, requests)).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42',
    );
    expect(await expand('https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx&feature=share&t=1m', {}, requests)).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PLx&t=1m',
    );
    expect(requests).toEqual([]);
  });

  it('requests an address that ends like a media file', async () => {
    const answers = { 'https://tracker.example/a.mp3': { ...article, url: 'https://cdn.example/a.mp3?utm_source=x' } };
    expect(await expand('https://tracker.example/a.mp3', answers)).toBe('https://cdn.example/a.mp3');
    const refuse = async () => {
      throw new Failure('invalid', 'a private address');
    };
    await expect(expandUrl('http://10.0.0.1/a.mp3', refuse, signal)).rejects.toMatchObject({ code: 'invalid' });
  });

  it('preserves the start time', async () => {
    const answers = { 'https://t.co/x': { ...article, url: 'https://youtu.be/dQw4w9WgXcQ' } };
    expect(await expand('https://t.co/x?t=90', answers)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90');
  });

  it('follows pages that only redirect, at most three', async () => {
    const refresh = (to: string) => ({ body: `<meta http-equiv="refresh" content="0;URL='${to}'">` });
    expect(await expand('https://t.co/x', { 'https://t.co/x': refresh('https://youtu.be/dQw4w9WgXcQ?si=1') })).toBe(
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    );
    const requests: string[] = [];
    const chain = Object.fromEntries(
      [1, 2, 3, 4, 5].map((n) => [`https://a.example/${n}`, refresh(`https://a.example/${n + 1}`)]),
    );
    expect(await expand('https://a.example/1', chain, requests)).toBe('https://a.example/4');
    expect(requests).toHaveLength(3);
  });

  it('ends on a loop', async () => {
    const to = (n: number) => ({ body: `<script>location.href="https://a.example/${n}"</script>` });
    expect(await expand('https://a.example/1', { 'https://a.example/1': to(2), 'https://a.example/2': to(1) })).toBe(
      'https://a.example/1',
    );
  });

  it('stops at consent pages', async () => {
    const answers = { 'https://bit.ly/x': { ...article, url: 'https://consent.youtube.com/m?continue=y' } };
    expect(await expand('https://bit.ly/x', answers)).toBe('https://bit.ly/x');
  });

  it('does not read a long page to its end', async () => {
    const tooLong = async () => {
      throw new Failure('tooLarge');
    };
    expect(await expandUrl('https://example.com/a?utm_source=x', tooLong, signal)).toBe('https://example.com/a');
  });

  it.each(['ftp://example.com/', 'javascript:alert(1)', 'nonsense', '', 'https://user:secret@example.com/'])(
    'rejects %j',
    async (url) => {
      await expect(expand(url)).rejects.toMatchObject({ code: 'invalid' });
    },
  );
});

describe('htmlRedirect', () => {
  it.each([
    ['<META HTTP-EQUIV=Refresh CONTENT="0; url=/b?x=1&amp;y=2">', 'https://example.com/b?x=1&y=2'],
    [`<meta content='1;https://other.example/' http-equiv="refresh">`, 'https://other.example/'],
    [`<meta http-equiv="refresh" content='1;https://other.example/'>`, 'https://other.example/'],
    ['<script>window.location.replace("https:\\/\\/other.example\\/a")</script>', 'https://other.example/a'],
    [`<script>location = '/a'</script>`, 'https://example.com/a'],
    ['<meta http-equiv="refresh" content="600">', undefined],
    ['<meta http-equiv="refresh" content="60;url=/later">', undefined],
    ['<meta http-equiv="refresh" content="0;url=intent://x#Intent;end">', undefined],
    ['<script>x.location.href = "/a"; allocation = "/b"</script>', undefined],
    ['<p>nothing</p>', undefined],
  ])('%s', (html, expected) => expect(htmlRedirect(html, 'https://example.com/')).toBe(expected));

  it.each(['<meta http-equiv=refresh content="', '<meta ', 'location', "location='"])('is linear on %j', (unit) => {
    expectLinear(12_000, (size) => htmlRedirect(unit.repeat(size), 'https://example.com/'));
  });
});
