import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import type { CaptionFile, SegmentedCaptions } from '../ports/caption-body.ts';
import type { FetchedResponse } from '../ports/fetch.ts';
import { maxCaptionBytes } from '../subtitles/max-caption-bytes.ts';
import { fetchCaptionPart } from './fetch-text.ts';
import { decodeResponse } from './request.ts';
import type { Access } from './site.ts';

const maxSegmentBytes = 4_000_000;
const maxConcurrent = 6;
/** Maximum share of the segments that a host may have lost. */
const maxLostShare = 0.05;

/**
 * Fetches segments: those of MP4, the initialization first, as one file, others as WebVTT. Throws `captionsUnreadable`, `tooLarge` or
 * the failure of a segment.
 */
export async function fetchSegments(urls: string[], isMp4: boolean, access: Access): Promise<CaptionFile | SegmentedCaptions> {
  const parts: Pick<FetchedResponse, 'bytes' | 'contentType'>[] = [];
  const lost: Failure[] = [];
  let total = 0;
  for (let i = 0; i < urls.length; i += maxConcurrent) {
    access.signal.throwIfAborted();
    for (const part of await Promise.all(urls.slice(i, i + maxConcurrent).map((one) => fetchSegment(one, access)))) {
      if (part instanceof Failure) lost.push(part);
      parts.push(part instanceof Failure ? { bytes: new Uint8Array(), contentType: '' } : part);
      total += parts.at(-1)!.bytes.length;
    }
    if (total > maxCaptionBytes) throw new Failure('tooLarge', 'The subtitles are larger than 32 MB.');
    if (lost.length > maxLostShare * urls.length) throw lost[0]!;
  }
  if (isMp4) return { base64: encodeBase64(concatenate(parts, total)), isStream: true };
  const texts = parts.map(decodeResponse);
  if (texts.some((text) => !text.trimStart().startsWith('WEBVTT') && text.trim())) {
    throw new Failure('captionsUnreadable', 'The segments are not WebVTT.');
  }
  return { segments: texts };
}

function concatenate(parts: Pick<FetchedResponse, 'bytes'>[], length: number): Uint8Array {
  const joined = new Uint8Array(length);
  let at = 0;
  for (const { bytes } of parts) {
    joined.set(bytes, at);
    at += bytes.length;
  }
  return joined;
}

/** Fetches a segment; returns the failure if the host has lost it. */
const fetchSegment = (url: string, access: Access): Promise<FetchedResponse | Failure> =>
  fetchCaptionPart(url, maxSegmentBytes, access).catch((error: unknown) => {
    const failure = Failure.from(error);
    if (failure.code !== 'mediaUnavailable') throw failure;
    return failure;
  });
