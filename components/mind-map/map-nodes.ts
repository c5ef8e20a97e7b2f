import type { Markmap } from 'markmap-view';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { clockTime } from '../i18n/time.ts';

/** A node of the markmap library; `content` is HTML. */
type MapNode = NonNullable<Parameters<Markmap['setData']>[0]>;

/** The data of a topic that its node carries. */
export interface TopicPayload {
  title: string;
  /** Seconds. */
  startTime?: number;
}

/** Converts a mind map to nodes with time and title. Titles are escaped. */
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
