import { createModelQueue } from './model-queue.ts';

/** The queue of all computations of models on this device: memory has space for one model. */
export const runInQueue = createModelQueue();
