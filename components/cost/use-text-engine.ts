import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';
import { type EngineNeeds, selectTextEngine, type TextEngine } from './text-engine.ts';

/** The selected text engine, live; undefined until it is known. */
export function useTextEngine(needs?: EngineNeeds): TextEngine | undefined {
  const settings = useStoredSettings();
  const { client } = useApp();
  const [offered, setOffered] = useState<string[]>();
  useEffect(() => {
    // Read with each view, because the user may have downloaded a model since.
    client.testProvider({ kind: 'builtIn' }).then(
      ({ models }) => setOffered(models),
      () => setOffered([]),
    );
  }, [client]);
  return settings === undefined || offered === undefined ? undefined : selectTextEngine(settings, offered, needs);
}
