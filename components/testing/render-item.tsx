import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { ItemPanel } from '../panel/item-panel.tsx';
import type { InitialView } from '../panel/item-view.ts';
import { renderView } from './render.tsx';
import type { ServiceApp } from './service-app.ts';
import { talks } from './talks.ts';

/** Renders the panel of a media item, beside a player or alone. Returns the seeks of the player. */
export function renderItem(
  app: ServiceApp,
  name: keyof typeof talks = 'talk',
  { isReader = false, initialView }: { isReader?: boolean; initialView?: InitialView } = {},
) {
  const to = vi.fn<(time: number) => void>();
  const player = isReader ? undefined : { plays: true, to };
  renderView(app, <ItemPanel subject={talks[name].mediaItem} player={player} initialView={initialView} isReader={isReader} />);
  return { to };
}

/** Opens a tab of the panel by its name. */
export const openTab = (name: string): Promise<void> => page.getByRole('tab', { name, exact: true }).click();
