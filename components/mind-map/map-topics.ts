import type { Markmap } from 'markmap-view';
import type { TopicPayload } from './map-nodes.ts';

/** A drawn topic. */
export type Topic = NonNullable<Markmap['state']['data']>;

export const payloadOf = ({ payload }: Topic) => payload as unknown as TopicPayload & { fold?: number };
export const isFolded = (topic: Topic): boolean => Boolean(payloadOf(topic).fold);

/** All topics of a map in reading order, folded ones included. */
export const allTopics = (topic: Topic): Topic[] => [topic, ...topic.children.flatMap(allTopics)];

/** The visible topics in reading order. */
export const shownTopics = (topic: Topic): Topic[] => [topic, ...(isFolded(topic) ? [] : topic.children.flatMap(shownTopics))];

/** The parent of a topic. */
export const parentOf = (root: Topic, topic: Topic): Topic | undefined =>
  allTopics(root).find(({ children }) => children.includes(topic));
