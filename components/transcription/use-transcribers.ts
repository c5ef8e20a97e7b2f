import { onDeviceName } from '../../lib/contract/on-device-name.ts';
import { isSpeechProvider } from '../../lib/contract/provider-kinds.ts';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { useStoredSettings } from '../app/use-stored-settings.ts';

/** A transcriber that can be chosen: a provider, or a model that may still have to be downloaded. */
export interface OfferedTranscriber {
  /** Name in settings and requests. */
  id: string;
  name: string;
  model?: DownloadableModel;
}

/**
 * The transcribers that can be chosen, the providers first, and the one that is chosen until the user chooses another: that of
 * the settings, the first provider, or a model. Undefined until settings and models are read.
 */
export function useTranscribers(
  downloadable: DownloadableModel[] | undefined,
): { transcribers: OfferedTranscriber[]; initial: OfferedTranscriber | undefined } | undefined {
  const settings = useStoredSettings();
  if (settings === undefined || !downloadable) return undefined;
  const providers = (settings?.providers ?? []).filter(isSpeechProvider).map(({ id, name }) => ({ id, name }));
  const models = downloadable
    .filter(({ purpose, device }) => purpose === 'speech' && device !== undefined)
    .map((model) => ({ id: onDeviceName(model.id), name: model.name, model }));
  const transcribers: OfferedTranscriber[] = [...providers, ...models];
  const initial =
    transcribers.find(({ id }) => id === settings?.transcriber) ??
    providers[0] ??
    models.find(({ model }) => model.state === 'ready') ??
    models[0];
  return { transcribers, initial };
}
