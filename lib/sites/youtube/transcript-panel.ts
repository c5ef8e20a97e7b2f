import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import { decodeResponse, expectOk, parseJson, requestByPage } from '../request.ts';
import type { Access } from '../site.ts';
import { youtube } from './data.ts';
import { readTranscriptPanel } from './read-transcript-panel.ts';

/** A request for the transcript that YouTube shows beside a video. Duration in seconds. */
export interface PanelRequest {
  videoId: string;
  duration: number;
  /** Language of the interface, which determines the track. */
  language: string;
}

const PagePlayer = z.object({ clientVersion: z.string().check(z.regex(/^[\w.]{1,40}$/)) });

/** Fetches the transcript panel of the page; undefined without a page, whose session is required. */
export async function fetchTranscriptPanel(panelRequest: PanelRequest, access: Access): Promise<CaptionBody | undefined> {
  const { page, signal } = access;
  if (!page) return undefined;
  const known = PagePlayer.safeParse(await page.player({ contentId: `youtube:${panelRequest.videoId}` }));
  const clientVersion = known.success ? known.data.clientVersion : youtube.clientVersion;
  const post = JSON.stringify({
    context: { client: { clientName: 'WEB', clientVersion, hl: panelRequest.language } },
    panelId: youtube.transcriptPanel,
    params: panelParams(panelRequest.videoId),
  });
  const answer = await requestByPage(
    page,
    youtube.panelEndpoint,
    { reason: 'captions', maxBytes: youtube.maxPanelBytes, post },
    signal,
  );
  expectOk(answer);
  const cues = readTranscriptPanel(parseJson(decodeResponse(answer)), panelRequest);
  if (cues.length === 0) throw new Failure('captionsEmpty', 'The transcript panel is empty.');
  return { cues };
}

/** Encodes the video for the panel request: the protobuf message {149: {1: video id, 3: 1}}, in base64. */
export function panelParams(videoId: string): string {
  const id = new TextEncoder().encode(videoId);
  return encodeBase64(Uint8Array.of(0xaa, 0x09, id.length + 4, 0x0a, id.length, ...id, 0x18, 0x01));
}
