import { expect, it } from 'vitest';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Lines } from './lines.tsx';

const cues = ['The sun was late.', 'Noon was local.', 'Nobody minded.'].map((text, index) => ({
  ...{ index, text, startTime: index * 5, endTime: index * 5 + 5 },
}));

it('shows a passage between what was said before and after it', async () => {
  const lines = [{ text: 'Noon was local.', cites: [1] }];
  renderView(fakeApp(), <Lines lines={lines} cues={cues} language="en" seek={{ plays: true, to: () => undefined }} />);
  await css('[data-line]').hover();
  await expect.element(css('[data-quote] q')).toMatchTextContent('The sun was late. Noon was local. Nobody minded.');
  await expect.element(css('[data-quote] b')).toMatchTextContent('Noon was local.');
});
