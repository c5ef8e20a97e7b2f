import { Failure } from '../contract/failure.ts';
import type { CaptionFile } from '../ports/caption-body.ts';
import { fetchCaptionFile } from './fetch-caption-file.ts';
import type { Access, MediaDescription, Track } from './site.ts';

/**
 * Fetches the transcript of an episode without the cookies of a page: the first of its files that the host has. Throws the failure of
 * the preferred one.
 */
export async function fetchPodcastTranscript(
  _: MediaDescription,
  { url, otherUrls = [] }: Track,
  access: Access,
): Promise<CaptionFile> {
  let firstFailure: Failure | undefined;
  for (const address of [url, ...otherUrls]) {
    try {
      return await fetchCaptionFile({ url: address }, { ...access, page: undefined }, { isPodcast: true });
    } catch (error) {
      const failure = Failure.from(error);
      if (failure.code === 'cancelled') throw failure;
      firstFailure ??= failure;
    }
  }
  throw firstFailure;
}
