import { strToU8 } from 'fflate';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { writeZip } from '../write-zip.ts';
import { type LinkAt, linkOf } from './link-of.ts';

interface Topic {
  id: string;
  class: 'topic';
  title: string;
  structureClass?: string;
  href?: string;
  children?: { attached: Topic[] };
}

/** Writes the format of XMind 2020 and later: a zip of JSON files. */
export function writeXmind(map: MindMap, linkAt?: LinkAt): Uint8Array<ArrayBuffer> {
  let count = 0;
  const topicOf = (topic: MindMap): Topic => {
    const href = linkOf(topic, linkAt);
    return {
      id: `topic-${count++}`,
      class: 'topic',
      title: topic.title.toWellFormed(),
      ...(href && { href }),
      ...(topic.children.length > 0 && { children: { attached: topic.children.map(topicOf) } }),
    };
  };
  const rootTopic = { ...topicOf(map), structureClass: 'org.xmind.ui.map.unbalanced' };
  const files = {
    'content.json': [{ id: 'sheet-0', class: 'sheet', title: rootTopic.title, rootTopic }],
    'metadata.json': { creator: { name: 'Gloss' }, activeSheetId: 'sheet-0' },
    'manifest.json': { 'file-entries': { 'content.json': {}, 'metadata.json': {} } },
  };
  return writeZip(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])));
}
