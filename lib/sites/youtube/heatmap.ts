import * as z from 'zod/mini';
import type { ReplayedPart } from '../../contract/media.ts';
import { eachValid } from '../each-valid.ts';
import { ifValid } from '../if-valid.ts';

const Milliseconds = z.coerce.number().check(z.nonnegative());

const Marker = z.pipe(
  z.object({
    startMillis: Milliseconds,
    durationMillis: z.coerce.number().check(z.positive()),
    intensityScoreNormalized: z.number().check(z.minimum(0), z.maximum(1)),
  }),
  z.transform(({ startMillis, durationMillis, intensityScoreNormalized }) => ({
    startTime: startMillis / 1000,
    endTime: (startMillis + durationMillis) / 1000,
    value: intensityScoreNormalized,
  })),
);

const Mutation = z.object({
  payload: z.object({
    macroMarkersListEntity: z.object({
      externalVideoId: ifValid(z.string()),
      // Chapters come in lists of the same form.
      markersList: z.object({ markerType: z.literal('MARKER_TYPE_HEATMAP'), markers: z.unknown() }),
    }),
  }),
});

const NextResponse = z.object({
  currentVideoEndpoint: ifValid(z.object({ watchEndpoint: z.object({ videoId: z.string() }) })),
  frameworkUpdates: z.object({ entityBatchUpdate: z.object({ mutations: z.unknown() }) }),
});

/**
 * Reads how often each part of a video is replayed, in order of time. Empty for videos with too few views and for another
 * video's response. `duration` in seconds; 0 while unknown.
 */
export function readHeatmap(nextResponse: unknown, { videoId, duration }: { videoId: string; duration: number }): ReplayedPart[] {
  const parsed = NextResponse.safeParse(nextResponse);
  if (!parsed.success) return [];
  const { currentVideoEndpoint, frameworkUpdates } = parsed.data;
  const described = currentVideoEndpoint?.watchEndpoint.videoId ?? videoId;
  const list = eachValid(Mutation, frameworkUpdates.entityBatchUpdate.mutations)
    .map(({ payload }) => payload.macroMarkersListEntity)
    .find(({ externalVideoId = described }) => externalVideoId === videoId);
  const parts = eachValid(Marker, list?.markersList.markers).filter(({ startTime }) => !duration || startTime < duration);
  const [first, second, ...rest] = parts.sort((a, b) => a.startTime - b.startTime);
  // All viewers start there, which is no replay.
  return first && second ? [{ ...first, value: Math.min(first.value, second.value) }, second, ...rest] : parts;
}
