import { clock } from '../caption-files.ts';
import { type Answer, escapeHtml, html, redirect } from '../host.ts';
import type { Line } from '../words.ts';
import { playerToken, type VideoTrack, videoById, videos } from './videos.ts';

type Lines = ReturnType<VideoTrack['lines']>;

/** Answers /api/timedtext: the captions of one track, in the format that `fmt` requests. */
export function timedtext(url: URL): Answer {
  const query = url.searchParams;
  const video = videoById(query.get('v') ?? '');
  const isAutomatic = query.get('kind') === 'asr';
  const track = video?.tracks.find((each) => each.language === query.get('lang') && Boolean(each.isAutomatic) === isAutomatic);
  if (!video || !track) return { status: 404, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: '' };
  const format = formats[query.get('fmt') ?? 'srv1'] ?? formats.srv1!;
  const headers = { 'content-type': format.type };
  switch (track.fault) {
    case 'empty':
    case 'gated':
      return { headers, body: '' };
    case 'token': {
      const isPlayer = query.get('pot') === playerToken(video.id) && query.get('potc') === '1' && query.get('c') === 'WEB';
      return { headers, body: isPlayer ? format.write(track.lines(), track) : '' };
    }
    case 'html':
      return html('<!doctype html><html><head><title>YouTube</title></head><body><p>Something went wrong.</p></body></html>');
    case 'rateLimited':
      return { ...html('<!doctype html><title>Sorry...</title><p>Our systems have detected unusual traffic</p>'), status: 429 };
    case 'redirected':
      return redirect(url.href.replace(video.id, videos.talk.id));
    case 'overrun':
      return {
        headers,
        body: format.write(
          track.lines().map((line) => later(line, video.duration * 2)),
          track,
        ),
      };
    case 'huge':
      return huge(track.lines(), headers);
    default:
      return { headers, body: format.write(track.lines(), track) };
  }
}

const later = (line: Line, seconds: number): Line => ({
  ...line,
  startTime: line.startTime + seconds,
  endTime: line.endTime + seconds,
});

const milliseconds = (seconds: number) => Math.round(seconds * 1000);

const formats: Record<string, { type: string; write(lines: Lines, track: VideoTrack): string }> = {
  json3: { type: 'application/json; charset=UTF-8', write: json3 },
  srv1: { type: 'text/xml; charset=UTF-8', write: srv1 },
  srv3: { type: 'text/xml; charset=UTF-8', write: srv3 },
  vtt: { type: 'text/vtt; charset=UTF-8', write: vtt },
};

function json3(lines: Lines, { isAutomatic }: VideoTrack): string {
  const windows = isAutomatic
    ? [{ tStartMs: 0, dDurationMs: milliseconds(lines.at(-1)!.endTime), id: 1, wpWinPosId: 1, wsWinStyleId: 1 }]
    : [];
  const events = lines.flatMap(({ startTime, endTime, text, words }, place) => {
    const times = { tStartMs: milliseconds(startTime), dDurationMs: milliseconds(endTime - startTime) };
    if (!words) return [{ ...times, segs: [{ utf8: text }] }];
    const segs = words.map((word, at) => ({
      utf8: at === 0 ? word.text : ` ${word.text}`,
      ...(at > 0 && { tOffsetMs: milliseconds(word.startTime - startTime) }),
      acAsrConf: 0,
    }));
    const breaks = place > 0 ? [{ ...times, wWinId: 1, aAppend: 1, segs: [{ utf8: '\n' }] }] : [];
    return [...breaks, { ...times, wWinId: 1, segs }];
  });
  return JSON.stringify({
    wireMagic: 'pb3',
    pens: [{}],
    wsWinStyles: [{}],
    wpWinPositions: [{}],
    events: [...windows, ...events],
  });
}

/** Returns srv1 captions, in which entities are escaped twice. */
function srv1(lines: Lines): string {
  const texts = lines.map(({ startTime, endTime, text }) => {
    const dur = milliseconds(endTime - startTime) / 1000;
    return `<text start="${startTime}" dur="${dur}">${escapeHtml(escapeHtml(text).replaceAll("'", '&#39;'))}</text>`;
  });
  return `<?xml version="1.0" encoding="utf-8" ?><transcript>${texts.join('')}</transcript>`;
}

function srv3(lines: Lines): string {
  const paragraphs = lines.map(({ startTime, endTime, text, words }, place) => {
    const times = `t="${milliseconds(startTime)}" d="${milliseconds(endTime - startTime)}"`;
    if (!words) return `<p ${times}>${escapeHtml(text)}</p>`;
    const parts = words.map((word, at) =>
      at === 0 ? `<s ac="0">${word.text}</s>` : `<s t="${milliseconds(word.startTime - startTime)}" ac="0"> ${word.text}</s>`,
    );
    return `${place > 0 ? `<p ${times} w="1" a="1">\n</p>` : ''}<p ${times} w="1">${parts.join('')}</p>`;
  });
  const head = '<head><ws id="0"/><wp id="0"/></head>';
  return `<?xml version="1.0" encoding="utf-8" ?><timedtext format="3">${head}<body><w t="0" id="1"/>${paragraphs.join('\n')}</body></timedtext>`;
}

/** Returns WebVTT. Automatic captions roll: each cue repeats the previous line, and a short cue repeats that line alone. */
function vtt(lines: Lines, { language }: VideoTrack): string {
  const cues = lines.flatMap(({ startTime, endTime, text, words }, place) => {
    if (!words) return [`${clock(startTime)} --> ${clock(endTime)}\n${escapeHtml(text)}`];
    const until = words.at(-1)!.endTime;
    const timed = words.map((word, at) => (at === 0 ? word.text : `<${clock(word.startTime)}><c> ${word.text}</c>`)).join('');
    const settings = 'align:start position:0%';
    const before = place > 0 ? lines[place - 1]!.text : ' ';
    return [
      `${clock(startTime)} --> ${clock(until)} ${settings}\n${before}\n${timed}`,
      `${clock(until)} --> ${clock(until + 0.01)} ${settings}\n${text}\n `,
    ];
  });
  return [`WEBVTT\nKind: captions\nLanguage: ${language}`, ...cues, ''].join('\n\n');
}

const hugeSize = 60_000_000;

/** An answer of sixty megabytes of valid json3, as fast as they are taken. Their length is declared, so that it can be refused at once. */
function huge(lines: Lines, headers: Record<string, string>): Answer {
  const texts = lines.map(({ text }) => JSON.stringify(text));
  const block = texts
    .map((text, place) => `,{"tStartMs":${place * 10},"dDurationMs":10,"segs":[{"utf8":${text}}]}`)
    .join('')
    .repeat(100);
  const count = Math.ceil(hugeSize / block.length);
  const [start, end] = ['{"wireMagic":"pb3","events":[{"tStartMs":0,"dDurationMs":1}', ']}'];
  const length = start.length + count * Buffer.byteLength(block) + end.length;
  function* body() {
    yield start;
    for (let sent = 0; sent < count; sent++) yield block;
    yield end;
  }
  return { headers: { ...headers, 'content-length': String(length) }, body: body() };
}
