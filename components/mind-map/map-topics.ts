import type { Markmap } from 'markmap-view';
import type { TopicPayload } from './map-nodes.ts';

/** A topic as it is drawn. */
export type Topic = NonNullable<Markmap['state']['data']>;

export const payloadOf = ({ payload }: Topic) => payload as unknown as TopicPayload & { fold?: number };
export const isFolded = (topic: Topic): boolean => Boolean(payloadOf(topic).fold);

/** All topics of a map, those that are folded away too, in reading order. */
export const allTopics = (topic: Topic): Topic[] => [topic, ...topic.children.flatMap(allTopics)];

/** Those that are shown. */
export const shownTopics = (topic: Topic): Topic[] => [topic, ...(isFolded(topic) ? [] : topic.children.flatMap(shownTopics))];

/** The topic that holds another one. */
export const holderOf = (root: Topic, topic: Topic): Topic | undefined =>
  allTopics(root).find(({ children }) => children.includes(topic));
