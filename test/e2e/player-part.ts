import type { CDPSession } from '@playwright/test';
import type { Page } from './gloss.ts';

interface DomNode {
  nodeId: number;
  nodeValue: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
}

/** Returns the nodes of a page that match, those in closed shadow roots included. */
export async function findNodes(protocol: CDPSession, isWanted: (node: DomNode) => boolean): Promise<DomNode[]> {
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const found: DomNode[] = [];
  const walk = (node: DomNode): void => {
    if (isWanted(node)) found.push(node);
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(child);
  };
  walk(root);
  return found;
}

/** Returns the texts of the subtitles over the player. */
export async function subtitles(protocol: CDPSession): Promise<string[]> {
  const isText = ({ attributes }: DomNode) =>
    attributes?.some((value) => value === 'original' || value === 'translation') === true;
  return (await findNodes(protocol, isText)).flatMap(({ children = [] }) => children.map(({ nodeValue }) => nodeValue));
}

/** Moves the video of a tab to a time in seconds. */
export const seek = (tab: Page, time: number) =>
  tab.evaluate((time) => {
    document.querySelector('video')!.currentTime = time;
  }, time);

export const openSubtitles = (panel: Page) => panel.getByRole('tab', { name: 'Subtitles' }).click();
export const openSwitch = (panel: Page) => panel.getByRole('button', { name: 'On the player' }).click();
