import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import type { CaptionBody } from '../../ports/ports.ts';
import { expectOk, parseJson, requestByPage, textOf } from '../request.ts';
import type { Access } from '../site.ts';
import { youtube } from './data.ts';
import { readTranscriptPanel } from './read-transcript-panel.ts';

export interface PanelQuestion {
  videoId: string;
  duration: number;
  /** Chooses the track, as the panel has no other way to. */
  language: string;
}

const PagePlayer = z.object({ clientVersion: z.string().check(z.regex(/^[\w.]{1,40}$/)) });

/** The words of the page's transcript panel; undefined without a page, whose session alone may ask for it. */
export async function fetchTranscriptPanel(question: PanelQuestion, access: Access): Promise<CaptionBody | undefined> {
  const { page } = access;
  if (!page) return undefined;
  const known = PagePlayer.safeParse(await page.player({ contentId: `youtube:${question.videoId}` }));
  const clientVersion = known.success ? known.data.clientVersion : youtube.clientVersion;
  const post = JSON.stringify({
    context: { client: { clientName: 'WEB', clientVersion, hl: question.language } },
    panelId: youtube.transcriptPanel,
    params: panelParams(question.videoId),
  });
  const answer = await requestByPage(page, youtube.panelEndpoint, { reason: 'captions', maxBytes: youtube.maxPanelBytes, post });
  expectOk(answer);
  const cues = readTranscriptPanel(parseJson(textOf(answer)), question);
  if (cues.length === 0) throw new Failure('captionsEmpty', 'the transcript panel is empty');
  return { cues };
}

/** Names the video to the panel: the protobuf message {149: {1: video id, 3: 1}}, in base64. */
export function panelParams(videoId: string): string {
  const id = new TextEncoder().encode(videoId);
  return encodeBase64(Uint8Array.of(0xaa, 0x09, id.length + 4, 0x0a, id.length, ...id, 0x18, 0x01));
}
