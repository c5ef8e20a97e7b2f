import { expect, it } from 'vitest';
import { readXmlFeed } from './read-xml-feed.ts';

it('takes an entry’s link from the entry, and its media from a group in it', () => {
  const source =
    '<source><id>s</id><link href="https://source.example/"/><link rel="enclosure" href="s.mp3" type="audio/mpeg"/></source>';
  const media = '<m:group xmlns:m="http://search.yahoo.com/mrss/"><m:content url="a.mp4" medium="video"/></m:group>';
  const entry = `<entry>${source}<id>a</id><link href="https://a.example/1"/>${media}</entry>`;
  const { items } = readXmlFeed(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Planet</title>${entry}</feed>`);
  expect(items).toMatchObject([{ id: 'a', link: 'https://a.example/1', files: [{ url: 'a.mp4' }] }]);
});
