import { useRef } from 'react';
import { expect, it } from 'vitest';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { useRoving } from './use-roving.ts';

function Lines({ chapter }: { chapter: number }) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, '[data-seek]');
  return (
    <ul ref={list}>
      {[1, 2].map((line) => (
        <li key={line}>
          <button type="button" data-seek>{`Line ${chapter}.${line}`}</button>
          <button type="button" data-row-action>{`Action ${chapter}.${line}`}</button>
        </li>
      ))}
    </ul>
  );
}

function Chapters() {
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, '[data-head]');
  return (
    <ol ref={list}>
      {[1, 2].map((chapter) => (
        <li key={chapter}>
          <button type="button" data-head>{`Chapter ${chapter}`}</button>
          <button type="button" data-row-action>{`Action ${chapter}`}</button>
          <Lines chapter={chapter} />
        </li>
      ))}
    </ol>
  );
}

it('has the actions of one row of each list as tab stops, also in a list within another one', async () => {
  renderView(fakeApp(), <Chapters />);
  await expect.element(css('[data-head]')).toHaveLength(2);
  const stops = [...document.querySelectorAll<HTMLElement>('ol button')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map(({ textContent }) => textContent)).toEqual([
    ...['Chapter 1', 'Action 1', 'Line 1.1', 'Action 1.1'],
    ...['Line 2.1', 'Action 2.1'],
  ]);
});
