import { expect, it } from 'vitest';
import { mapNodes } from './map-nodes.ts';

it('shows times, and escapes titles', () => {
  const map = { title: '<img src=x onerror="alert(1)"> & \'so\' on', children: [{ title: 'B', startTime: 65, children: [] }] };
  expect(mapNodes(map)).toEqual({
    content: '<span dir="auto">&#60;img src=x onerror=&#34;alert(1)&#34;&#62; &#38; &#39;so&#39; on</span>',
    payload: { title: map.title, startTime: undefined },
    children: [
      {
        content: '<span data-time>1:05</span> <span dir="auto">B</span>',
        payload: { title: 'B', startTime: 65 },
        children: [],
      },
    ],
  });
});
