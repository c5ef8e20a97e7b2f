import { afterEach, expect, it } from 'vitest';
import { createHost } from './create-host.ts';
import { createTimeline } from './create-timeline.ts';

let video: HTMLVideoElement;
afterEach(() => video.remove());

it('shows the whole time and chapter on a narrow player, beside a button with a long name', () => {
  video = document.body.appendChild(document.createElement('video'));
  video.style.cssText = 'width: 400px; height: 225px';
  const { stage, place } = createHost(video);
  place();
  const timeline = createTimeline(stage, {
    chapters: [{ startTime: 20, title: 'Second' }],
    skim: [{ startTime: 10, endTime: 754.6 }],
    durationOf: () => 1000,
    textOf: () => 'Play only the summary, and nothing else',
    ...{ onSeek: () => undefined, onSkim: () => undefined, onUndo: () => undefined, onFloat: undefined },
  });
  timeline.showTime(30);
  timeline.showSkim({ isSkimming: false, canUndo: false });
  expect(stage.querySelector('button')!.textContent).toMatch(/\(12:25\)$/);
  const title = stage.querySelector('.chapter')!;
  expect(title.textContent).toBe('0:30 · Second');
  expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  timeline.remove();
});
