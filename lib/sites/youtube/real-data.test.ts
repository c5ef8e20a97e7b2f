import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../contract/failure.ts';
import { readPlayer } from './player.ts';

const folder = process.env.GLOSS_DATA;

/** The complete responses that the fixtures were cut from, when they are available. */
describe.skipIf(!folder)('complete responses (GLOSS_DATA)', () => {
  it.each([
    ['youtube.html', 9, 10],
    ['youtube.innertube.json', 9, 0],
    ['youtube_po_token_required.innertube.json', 9, 0],
    ['youtube_ww1_nl_en.innertube.json', 2, 0],
    ['youtube_transcripts_disabled.innertube.json', 0, 0],
    ['youtube_age_restricted.innertube.json', 'ageRestricted', 0],
    ['youtube_request_blocked.innertube.json', 'botCheck', 0],
    ['youtube_unplayable.innertube.json', 'mediaUnavailable', 0],
    ['youtube_video_unavailable.innertube.json', 'mediaUnavailable', 0],
    ['youtube_consent_page.html', 'consentRequired', 0],
    ['youtube_too_many_requests.html', 'rateLimited', 0],
  ])('%s', (name, tracks, chapters) => {
    const text = readFileSync(join(folder!, 'youtube', name), 'utf8');
    expect(outcome(name.endsWith('.html') ? { html: text } : { playerResponse: JSON.parse(text) })).toEqual([tracks, chapters]);
  });
});

function outcome(source: Parameters<typeof readPlayer>[0]): [number | string, number] {
  try {
    const { tracks, chapters } = readPlayer(source);
    return [tracks.length, chapters.length];
  } catch (error) {
    return [Failure.from(error).code, 0];
  }
}
