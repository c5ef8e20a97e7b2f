import * as z from 'zod/mini';
import { contentId } from './list-page.ts';
import { operation } from './operation.ts';
import { MediaUrl } from './summaries.ts';
import { TaskStatus, tasks } from './tasks.ts';

/** A slide, or another still image of a video. Times in seconds. */
export const Frame = z
  .object({
    time: z.number(),
    endTime: z.number(),
    imageUrl: z.string(),
    text: z.optional(z.string().check(z.describe('Recognized text'))),
    caption: z.optional(z.string().check(z.describe('Description by a model'))),
  })
  .register(z.globalRegistry, { id: 'Frame' });
export type Frame = z.infer<typeof Frame>;

const status = tasks.getSummaryTaskStatus;

/** Operations that extract slides. */
export const visuals = {
  extractVisuals: operation({
    summary: 'Find and read the slides of a video; returns at once',
    description:
      'Loads the video, which takes minutes: poll get_video_processing_task. Of the paid plans, only `pro` includes it; 30 calls an hour.',
    http: 'POST /v1/video/visuals',
    tool: 'extract_video_visuals',
    agents: { hides: ['soundId'] },
    scope: 'write',
    tag: 'agent',
    reachesSites: true,
    input: z.strictObject({
      contentId: z.optional(contentId),
      url: z.optional(MediaUrl.check(z.describe('Exactly one of this and contentId'))),
      language: z.optional(
        z.string().check(z.minLength(2), z.maxLength(35), z.describe('Language of the text on the slides, as a BCP 47 tag')),
      ),
      force: z.optional(z.boolean().check(z.describe('Scan again even if the slides are cached'))),
      soundId: tasks.createTask.input.shape.soundId,
    }),
    output: z.object({ success: z.literal(true), taskId: z.string(), status: TaskStatus, fromCache: z.boolean() }),
  }),
  getVisualsTask: operation({
    summary: 'Progress of the extraction of slides, and the slides when completed',
    http: 'GET /v1/video/visualsTask',
    tool: 'get_video_processing_task',
    agents: { isPaged: true },
    scope: 'read',
    tag: 'agent',
    input: z.pick(status.input, { taskId: true }),
    output: z
      .object({
        ...z.pick(status.output, {
          success: true,
          taskId: true,
          status: true,
          stage: true,
          progress: true,
          code: true,
          message: true,
        }).shape,
        contentId: z.optional(z.string()),
        frames: z.array(Frame),
      })
      .register(z.globalRegistry, { id: 'VisualsTask' }),
  }),
};
