import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Frame, visuals as operations } from '../../contract/visuals.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Slide, Visuals } from '../../records/visuals.ts';
import { contentById } from '../media/find-content.ts';
import { requireOne } from '../require-one.ts';
import { optionsOf } from '../tasks/task-handlers.ts';
import type { Tasks } from '../tasks/tasks.ts';

/** Handlers of a video's slides, which a task finds and stores with the media item. */
export function visualsHandlers(ports: Ports, tasks: Tasks): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;
  const frameOf = (
    { contentId, createdAt }: Visuals,
    { startTime, endTime, image, text, caption }: Slide,
    index: number,
  ): Frame => ({
    time: startTime,
    endTime,
    imageUrl: ports.frameUrl?.(contentId, index, createdAt) ?? `data:${image.mimeType};base64,${image.base64}`,
    ...(text && { text }),
    ...(caption && { caption }),
  });

  return {
    async extractVisuals({ contentId, url, language, force, soundId }, context) {
      requireOne({ contentId, url }, 'contentId', 'url');
      const known = contentId === undefined ? undefined : await contentById(ports, contentId);
      const address = url ?? known!.sourceUrl;
      await ports.meter.requireVisualsAllowed();
      const fromCache = !force && known !== undefined && (await store.getVisuals(known.contentId)) !== undefined;
      const options = { ...optionsOf({ product: 'visuals' }), audioLanguage: language, soundId, isRefresh: force };
      const { taskId, status } = await tasks.start(address, options, context);
      return { success: true, taskId, status, fromCache };
    },

    async getVisualsTask({ taskId }) {
      const task = await store.getTask(taskId);
      if (task?.wish.product !== 'visuals') throw new Failure('notFound', `No task ${taskId} extracts slides.`);
      const { status, stage, progress, failure, contentId } = task;
      const visuals = status === 'completed' && contentId ? await store.getVisuals(contentId) : undefined;
      return {
        success: status !== 'failed',
        taskId,
        status,
        stage,
        progress,
        code: failure?.code,
        message: failure?.message,
        contentId,
        frames: visuals?.slides.map((slide, index) => frameOf(visuals, slide, index)) ?? [],
      };
    },
  };
}
