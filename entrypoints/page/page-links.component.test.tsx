import { afterEach, expect, it } from 'vitest';
import { pageLinks } from './page-links.ts';

afterEach(() => document.body.replaceChildren());

it('lists each address once, with the longest text of its links, and none that is no web page', () => {
  document.body.innerHTML = `<a href="https://a.example/1"><img alt="">12:34</a><a href="https://a.example/1">
    The   first talk</a><a href="https://a.example/1#top">Top</a><a title="By title" href="https://a.example/2">x</a>
    <a href="javascript:void 0">Script</a><a href="mailto:a@a.example">Mail</a><a name="top">Top</a>
    <a href="https://a.example/${'x'.repeat(9000)}">Long</a><a href="https://a.example/3">${'y'.repeat(900)}</a>`;
  expect(pageLinks()).toEqual([
    { url: 'https://a.example/1', text: 'The first talk' },
    { url: 'https://a.example/1#top', text: 'Top' },
    { url: 'https://a.example/2', text: 'By title' },
    { url: 'https://a.example/3', text: 'y'.repeat(500) },
  ]);
});

it('lists at most 5,000 addresses', () => {
  document.body.innerHTML = Array.from({ length: 5100 }, (_, at) => `<a href="https://a.example/${at}">${at}</a>`).join('');
  expect(pageLinks()).toHaveLength(5000);
});
