import type { Markmap } from 'markmap-view';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { clockTime } from '../i18n/time.ts';

/** A topic as it is given to be drawn; `content` is HTML. */
type MapNode = NonNullable<Parameters<Markmap['setData']>[0]>;

/** What is known of a topic beside its looks. */
export interface TopicPayload {
  title: string;
  /** Seconds. */
  startTime?: number;
}

/** The topics as they are drawn: a time, and the words, in which no markup takes effect. */
export function mapNodes({ title, startTime, children }: MindMap): MapNode {
  const time = startTime === undefined ? '' : `<span data-time>${clockTime(startTime)}</span> `;
  const payload: TopicPayload = { title, startTime };
  return {
    content: `${time}<span dir="auto">${escapeHtml(title)}</span>`,
    payload: { ...payload },
    children: children.map(mapNodes),
  };
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
