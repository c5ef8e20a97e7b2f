import { expect, it, vi } from 'vitest';
import { speechSynthesizer } from './speech-synthesizer.ts';

it('does not speak a text that was aborted while the voices were loaded', async () => {
  const speech = Object.assign(new EventTarget(), { getVoices: () => [], speak: vi.fn(), cancel: vi.fn() });
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  const abort = new AbortController();
  const spoken = speechSynthesizer.speak('Trains', { language: 'en', rate: 1, signal: abort.signal });
  abort.abort();
  speech.dispatchEvent(new Event('voiceschanged'));
  await spoken;
  expect(speech.speak).not.toHaveBeenCalled();
});
