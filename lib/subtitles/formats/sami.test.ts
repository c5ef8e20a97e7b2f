import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

it('reads each class of SAMI as a language, and a source as the speaker', () => {
  const text = `<SAMI><HEAD><STYLE TYPE="text/css"><!-- .ENCC {Name: English; lang: en-GB;} .FRCC {Name: French; lang: fr;} --></STYLE></HEAD><BODY>
<SYNC Start=0><P Class=ENCC ID=Source>Ann<P Class=ENCC>Hello<P Class=FRCC>Bonjour
<SYNC Start=900><P Class=ENCC>&nbsp;
<SYNC Start=soon><P Class=ENCC>Never
<SYNC Start=2000><P Class=FRCC>Au revoir`;
  const { cues, language, leniencies } = parseCaptions({ text });
  expect({ language, leniencies }).toEqual({
    language: 'en-GB',
    leniencies: ['left out, because its times are unreadable: Start=soon'],
  });
  expect(cues).toMatchObject([
    { startTime: 0, endTime: 0.9, text: 'Hello', speaker: 'Ann' },
    { startTime: 0, endTime: 2, text: 'Bonjour', language: 'fr' },
    { startTime: 2, endTime: Number.POSITIVE_INFINITY, text: 'Au revoir', language: 'fr' },
  ]);
});
