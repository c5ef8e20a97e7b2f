import { describe, expect, it } from 'vitest';
import { Failure, type FailureCode } from '../../contract/failure.ts';
import type { TranscriptRow } from '../../contract/page.ts';
import { fakeAccess } from '../testing/fake-access.ts';
import { fetchByStrategies } from './caption-strategies.ts';
import { youtube } from './data.ts';
import { readShownTranscript } from './shown-transcript.ts';

const videoId = 'dQw4w9WgXcQ';
const here = `https://www.youtube.com/watch?v=${videoId}&t=30`;
const former = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const row = (time: string, text: string, formerUrl?: string): TranscriptRow => ({ time, text, formerUrl });

/** A page that shows these rows; `requested` lists the requests. */
function showing(rows: TranscriptRow[]) {
  const access = fakeAccess({}, {});
  const requests: unknown[] = [];
  const answer = async (question: unknown) => {
    requests.push(question);
    return rows;
  };
  return { access: { ...access, page: { ...access.page!, rows: answer } }, requests };
}
const read = (rows: TranscriptRow[], duration = 70) => readShownTranscript({ videoId, duration }, showing(rows).access);

describe('the transcript on the page', () => {
  it('is read with its times, each line until the next', async () => {
    const { access, requests } = showing([row('0:01', 'Hello'), row('0:09', 'all'), row('1:03', 'of you')]);
    expect(await readShownTranscript({ videoId, duration: 70 }, access)).toEqual({
      cues: [
        { startTime: 1, endTime: 9, text: 'Hello' },
        { startTime: 9, endTime: 63, text: 'all' },
        { startTime: 63, endTime: 70, text: 'of you' },
      ],
    });
    expect(requests).toEqual([{ contentId: `youtube:${videoId}`, ...youtube.transcriptRows }]);
  });

  it('may have its times spelled out behind them', async () => {
    expect(await read([row('1:031 minute, 3 seconds', 'x'), row('1:02:03 1 hour', 'y')], 4000)).toMatchObject({
      cues: [{ startTime: 63 }, { startTime: 3723 }],
    });
  });

  it('is undefined without rows that have a time and text', async () => {
    expect(await read([])).toBeUndefined();
    expect(await read([row('', 'Chapter'), row('0:03', ''), row('later', 'x')])).toBeUndefined();
    expect(await readShownTranscript({ videoId, duration: 70 }, fakeAccess({}, {}))).toBeUndefined();
    expect(await readShownTranscript({ videoId, duration: 70 }, fakeAccess())).toBeUndefined();
  });

  it('is undefined on a page that has moved on', async () => {
    const access = fakeAccess({}, {});
    const failing = (code: FailureCode) => ({
      ...access,
      page: { ...access.page!, rows: () => Promise.reject(new Failure(code)) },
    });
    expect(await readShownTranscript({ videoId, duration: 70 }, failing('pageGone'))).toBeUndefined();
    await expect(readShownTranscript({ videoId, duration: 70 }, failing('siteFailed'))).rejects.toMatchObject({
      code: 'siteFailed',
    });
  });

  it('is rejected when it belongs to the previous video', async () => {
    const rows = [row('0:00', 'Old', former), row('0:02', 'words', former), row('0:05', 'new')];
    await expect(read(rows)).rejects.toMatchObject({ code: 'captionsForeign' });
    await expect(read([row('0:00', 'Old', 'https://www.youtube.com/')])).rejects.toMatchObject({ code: 'captionsForeign' });
    await expect(read([row('0:00', 'Old', 'nonsense')])).rejects.toMatchObject({ code: 'captionsForeign' });
  });

  it('omits a line that the previous video had at the same position, and no more', async () => {
    expect(await read([row('0:00', '[Music]', former), row('0:02', 'new'), row('0:05', 'words')])).toMatchObject({
      cues: [{ text: 'new' }, { text: 'words' }],
    });
  });

  it('may have been shown at another address of the same video', async () => {
    expect(await read([row('0:00', 'Hello', here)])).toMatchObject({ cues: [{ text: 'Hello' }] });
  });

  it('is rejected when it runs beyond the end', async () => {
    await expect(read([row('0:00', 'x'), row('1:13', 'y')])).rejects.toMatchObject({ code: 'captionsForeign' });
    expect(await read([row('0:00', 'x'), row('1:12', 'y')])).toHaveProperty('cues');
    expect(await read([row('9:59', 'x')], 0)).toHaveProperty('cues');
  });
});

describe('as a strategy', () => {
  const track = {
    trackId: 'a.de',
    language: 'de',
    label: '',
    provenance: 'automatic' as const,
    url: `https://www.youtube.com/api/timedtext?v=${videoId}&exp=xpe`,
  };

  it('it comes last', async () => {
    const { access, requests } = showing([row('0:01', 'Hello')]);
    expect(
      await fetchByStrategies({ videoId, duration: 70, track, isOnlyLanguage: true, isShownForLanguage: true }, access),
    ).toMatchObject({
      cues: [{ text: 'Hello' }],
    });
    expect(requests).toHaveLength(1);
    expect(access.requestedByPage).toEqual([youtube.panelEndpoint]);
  });

  it('it is skipped when it may be in another language', async () => {
    const { access, requests } = showing([row('0:01', 'Hello')]);
    await expect(
      fetchByStrategies({ videoId, duration: 70, track, isOnlyLanguage: false, isShownForLanguage: true }, access),
    ).rejects.toMatchObject({
      code: 'captionsEmpty',
    });
    expect(requests).toEqual([]);
  });
});
