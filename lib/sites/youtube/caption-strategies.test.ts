import { afterEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import { decodeBase64 } from '../../encoding/base64.ts';
import type { Page } from '../../ports/pages.ts';
import { type FakeResponse, fakeAccess } from '../testing/fake-access.ts';
import { fetchByStrategies } from './caption-strategies.ts';
import { readTranscriptPanel } from './read-transcript-panel.ts';
import { panelParams } from './transcript-panel.ts';

const videoId = 'dQw4w9WgXcQ';
const timedtext = 'https://www.youtube.com/api/timedtext';
const panelUrl = 'https://www.youtube.com/youtubei/v1/get_panel';
const json3 = '{"events":[]}';
const question = (parameters: string) => ({
  videoId,
  duration: 70,
  isOnlyLanguage: true,
  isShownForLanguage: true,
  track: {
    trackId: 'a.de',
    language: 'de',
    label: '',
    provenance: 'automatic' as const,
    url: `${timedtext}?v=${videoId}${parameters}`,
  },
});

const line = (startTimeSeconds: number, texts: string[], of = videoId) => ({
  macroMarkersPanelItemViewModel: {
    item: {
      timelineItemViewModel: {
        timestamp: '0:00',
        contentItems: texts.map((simpleText) => ({ transcriptSegmentViewModel: { simpleText } })),
      },
    },
    onTap: { innertubeCommand: { watchEndpoint: { videoId: of, startTimeSeconds } } },
  },
});
const panelOf = (...contents: unknown[]) => ({
  content: {
    engagementPanelSectionListRenderer: {
      content: {
        sectionListRenderer: {
          contents: [
            {
              itemSectionRenderer: {
                header: { macroMarkersPanelItemViewModel: { item: { timelineChapterViewModel: { title: 'Chapter' } } } },
                contents,
              },
            },
          ],
        },
      },
    },
  },
});
const panel = JSON.stringify(panelOf(line(0, ['Hello']), line(63, ['all', 'of you'])));

const climbing = (parameters: string, answers: Record<string, FakeResponse>, page: Partial<Page> = {}) => {
  const access = fakeAccess({}, { ...page, responses: answers });
  return { access, outcome: fetchByStrategies(question(parameters), access) };
};
const bodyText = (body: unknown) => new TextDecoder().decode(decodeBase64((body as { base64: string }).base64));

afterEach(() => {
  vi.useRealTimers();
});

describe('the strategies for captions', () => {
  it('do not use the page’s transcript when it is another track of the language', async () => {
    const access = fakeAccess({}, { responses: { [panelUrl]: panel } });
    const behindMaker = { ...question('&exp=xpe'), isShownForLanguage: false };
    await expect(fetchByStrategies(behindMaker, access)).rejects.toMatchObject({ code: 'captionsEmpty' });
    expect(access.requestedByPage).toEqual([]);
  });

  it('start with the bare address', async () => {
    const { access, outcome } = climbing('', { [timedtext]: json3 });
    expect(bodyText(await outcome)).toBe(json3);
    expect(access.requestedByPage).toEqual([`${timedtext}?v=${videoId}&fmt=json3`]);
  });

  it('continue with the newest token of the player for this video', async () => {
    const captionUrls = [
      `${timedtext}?v=${videoId}&pot=old&c=WEB`,
      `/api/timedtext?v=${videoId}&pot=new&lang=fr`,
      `${timedtext}?v=aaaaaaaaaaa&pot=other`,
      'nonsense',
    ];
    const { access, outcome } = climbing('&exp=xpe', { [timedtext]: json3 }, { player: async () => ({ captionUrls }) });
    expect(bodyText(await outcome)).toBe(json3);
    expect(access.requestedByPage).toEqual([`${timedtext}?v=${videoId}&exp=xpe&fmt=json3&pot=new&potc=1&c=WEB`]);
  });

  it('continue with the transcript panel, in the track’s language', async () => {
    const fetch = vi.fn(async ({ url }: { url: string }) => ({
      url,
      status: 200,
      contentType: 'application/json',
      base64: btoa(panel),
    }));
    const { outcome } = climbing('&exp=xpe', {}, { fetch, player: async () => ({ clientVersion: '2.20261118.01.00' }) });
    expect(await outcome).toEqual({
      cues: [
        { startTime: 0, endTime: 63, text: 'Hello' },
        { startTime: 63, endTime: 70, text: 'all of you' },
      ],
    });
    const [request] = fetch.mock.calls[0] as unknown as [{ url: string; post: string }];
    expect(request.url).toContain('/youtubei/v1/get_panel');
    expect(JSON.parse(request.post)).toEqual({
      context: { client: { clientName: 'WEB', clientVersion: '2.20261118.01.00', hl: 'de' } },
      panelId: 'PAmodern_transcript_view',
      params: 'qgkPCgtkUXc0dzlXZ1hjURgB',
    });
  });

  it('run one after the other when one is empty', async () => {
    const { access, outcome } = climbing('', { [timedtext]: '', [panelUrl]: panel });
    expect(await outcome).toHaveProperty('cues');
    expect(access.requestedByPage).toHaveLength(2);
  });

  it('end with the failure of the track itself', async () => {
    await expect(climbing('', { [timedtext]: '', [panelUrl]: { status: 400 } }).outcome).rejects.toMatchObject({
      code: 'captionsEmpty',
    });
    await expect(climbing('', { [timedtext]: { status: 429 }, [panelUrl]: '{}' }).outcome).rejects.toMatchObject({
      code: 'rateLimited',
    });
    await expect(fetchByStrategies(question('&exp=xpv'), fakeAccess())).rejects.toMatchObject({
      code: 'captionsEmpty',
      details: { gated: true },
    });
  });

  it('end at once when the page is gone', async () => {
    const fetch = vi.fn(async () => {
      throw new Failure('pageGone');
    });
    await expect(climbing('', {}, { fetch }).outcome).rejects.toMatchObject({ code: 'pageGone' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('time out after a few seconds each', async () => {
    vi.useFakeTimers();
    const { outcome } = climbing('', {}, { fetch: () => new Promise(() => {}) });
    const expected = expect(outcome).rejects.toMatchObject({ code: 'timeout' });
    await vi.advanceTimersByTimeAsync(8001);
    await expected;
  });

  it('end when the caller aborts', async () => {
    const controller = new AbortController();
    const access = { ...fakeAccess({}, { fetch: () => new Promise(() => {}) }), signal: controller.signal };
    const outcome = fetchByStrategies(question(''), access);
    controller.abort();
    await expect(outcome).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('readTranscriptPanel', () => {
  const read = (answer: unknown) => readTranscriptPanel(answer, { videoId, duration: 0 });

  it('rejects another video', () => {
    expect(() => read(panelOf(line(0, ['x'], 'aaaaaaaaaaa')))).toThrow(expect.objectContaining({ code: 'captionsForeign' }));
  });

  it('reads older formats, with their ends', () => {
    const segments = [
      { transcriptSectionHeaderRenderer: { snippet: { simpleText: 'Chapter' } } },
      { transcriptSegmentRenderer: { startMs: '1500', endMs: '2500', snippet: { runs: [{ text: 'One ' }, { text: 'two' }] } } },
    ];
    expect(read({ actions: [{ updateEngagementPanelAction: { initialSegments: segments } }] })).toEqual([
      { startTime: 1.5, endTime: 2.5, text: 'One two' },
    ]);
    const cue = { transcriptCueRenderer: { startOffsetMs: '1000', durationMs: '500', cue: { simpleText: 'x' } } };
    expect(read([cue])).toEqual([{ startTime: 1, endTime: 1.5, text: 'x' }]);
  });

  it('reads the displayed time when the item has no jump target', () => {
    const item = {
      timelineItemViewModel: { timestamp: '1:03', contentItems: [{ transcriptSegmentViewModel: { simpleText: 'x' } }] },
    };
    expect(read({ macroMarkersPanelItemViewModel: { item } })).toEqual([{ startTime: 63, endTime: 68, text: 'x' }]);
  });

  it.each([null, 1, 'x', {}, { error: { code: 400 } }])('finds nothing in %j', (answer) => expect(read(answer)).toEqual([]));

  it('is limited in depth and size', () => {
    let deep: unknown = line(0, ['x']);
    for (let i = 0; i < 10_000; i++) deep = [deep];
    expect(read(deep)).toEqual([]);
    expect(() => read(Array(600_000).fill(0))).toThrow(expect.objectContaining({ code: 'tooLarge' }));
  });
});

it('panelParams encodes the video’s id', () => expect(panelParams('dQw4w9WgXcQ')).toBe('qgkPCgtkUXc0dzlXZ1hjURgB'));
