import { useEffect, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';

import { selectTextEngine, type TextEngine } from './text-engine.ts';

const builtIn = new WeakMap<AppClient, Promise<boolean>>();

/** Whether the browser has a built-in model. Checked once per client. */
function hasBuiltIn(client: AppClient): Promise<boolean> {
  const known = builtIn.get(client);
  if (known) return known;
  const availability = client.testProvider({ kind: 'builtIn' }).then(
    () => true,
    () => false,
  );
  builtIn.set(client, availability);
  return availability;
}

/** The selected text engine, live; undefined until it is known. `isVersion`: for a summary or an article. */
export function useTextEngine(isVersion = false): TextEngine | undefined {
  const settings = useStoredSettings();
  const { client } = useApp();
  const [has, setHas] = useState<boolean>();
  useEffect(() => void hasBuiltIn(client).then(setHas), [client]);
  return settings === undefined || has === undefined ? undefined : selectTextEngine(settings, has, isVersion);
}
