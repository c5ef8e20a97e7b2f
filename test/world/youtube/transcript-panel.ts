import { type Answer, json } from '../host.ts';
import type { Line } from '../words.ts';
import { type Video, videoById } from './videos.ts';

/** Answers /youtubei/v1/get_panel: the transcript beside the video, in whole seconds and without end times. */
export function transcriptPanel(body: string): Answer {
  const { context, panelId, params } = JSON.parse(body || '{}');
  const { clientName, clientVersion, hl } = context?.client ?? {};
  const video = videoById(videoIdOf(String(params)));
  if (panelId !== 'PAmodern_transcript_view' || clientName !== 'WEB' || !/^2\.2026\d{4}\./.test(clientVersion) || !video) {
    return json({ error: { code: 400, message: 'Precondition check failed.', status: 'FAILED_PRECONDITION' } }, 400);
  }
  const track = video.tracks.find(({ language }) => language === hl) ?? video.tracks[0];
  const lines = !track || (track.fault && track.fault !== 'gated') ? [] : track.lines();
  return json({
    responseContext: {},
    content: {
      engagementPanelSectionListRenderer: {
        panelIdentifier: panelId,
        content: { sectionListRenderer: { contents: sections(video, lines) } },
      },
    },
  });
}

/** Reads the video id from the protobuf message {149: {1: id, 3: 1}}. */
function videoIdOf(params: string): string {
  const bytes = Buffer.from(params, 'base64');
  return bytes[0] === 0xaa && bytes[1] === 0x09 && bytes[3] === 0x0a ? bytes.toString('latin1', 5, 5 + bytes[4]!) : '';
}

/** Returns one section per chapter, with its title where there are chapters. */
function sections({ id, chapters }: Video, lines: Line[]) {
  const starts = chapters ?? [{ startTime: 0, title: '' }];
  return starts.map(({ startTime, title }, place) => {
    const end = starts[place + 1]?.startTime ?? Number.POSITIVE_INFINITY;
    const own = lines.filter((line) => line.startTime < end && (place === 0 || line.startTime >= startTime));
    const header = { macroMarkersPanelItemViewModel: { item: { timelineChapterViewModel: { title } } } };
    return { itemSectionRenderer: { ...(title && { header }), contents: own.map((line) => item(id, line)) } };
  });
}

/** Returns a transcript line; long lines come in two parts. */
function item(videoId: string, { startTime, text }: Line) {
  const words = text.split(' ');
  const half = words.length > 12 ? Math.ceil(words.length / 2) : words.length;
  const pieces = [words.slice(0, half), words.slice(half)].filter(({ length }) => length > 0);
  const seconds = Math.floor(startTime);
  const timestamp = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return {
    macroMarkersPanelItemViewModel: {
      item: {
        timelineItemViewModel: {
          timestamp,
          contentItems: pieces.map((piece) => ({ transcriptSegmentViewModel: { simpleText: piece.join(' '), timestamp } })),
        },
      },
      onTap: { innertubeCommand: { watchEndpoint: { videoId, startTimeSeconds: seconds } } },
    },
  };
}
