import { useStoredSettings } from '../app/use-stored-settings.ts';
import { type EngineNeeds, selectTextEngine, type TextEngine } from './text-engine.ts';
import { useOfferedModels } from './use-offered-models.ts';

/** The selected text engine, live; undefined until it is known. */
export function useTextEngine(needs?: EngineNeeds): TextEngine | undefined {
  const settings = useStoredSettings();
  const offered = useOfferedModels();
  return settings === undefined || offered === undefined ? undefined : selectTextEngine(settings, offered, needs);
}
