import { Failure } from '../../contract/failure.ts';
import { isSpeechKind, isSpeechProvider } from '../../contract/provider-kinds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { NamedTranscriber } from '../../ports/speech.ts';
import { budgetOf, cutName, defaultSettings } from '../engine/select-engine.ts';

const onDevice = 'onDevice';

/**
 * The transcriber of a name. `auto` is the one of the settings: a provider, or else the host's own, or this device, so that nothing is
 * sent anywhere unless the user chose it. With a key of the caller's own the name is that of a provider's kind. Throws `noModel`, and
 * `invalid` for a key without a provider.
 */
export async function selectTranscriber(
  { store, secrets, clock, transcriber: hostTranscriber }: Pick<Ports, 'store' | 'secrets' | 'clock' | 'transcriber'>,
  requested: string,
  apiKey?: string,
): Promise<NamedTranscriber> {
  if (requested === 'auto' && apiKey !== undefined)
    throw new Failure('invalid', 'apiKey: name its provider by transcribeProvider');
  const settings = (await store.getSettings()) ?? defaultSettings;
  const name = requested === 'auto' ? (settings.transcriber ?? 'auto') : requested;
  const providers = settings.providers.filter(isSpeechProvider);
  const [providerName, model = ''] = cutName(name);
  const isUnset = name === 'auto' && !providers[0];
  const budget = await budgetOf({ store, clock }, settings);
  if (hostTranscriber && (isUnset || providerName === hostTranscriber.id))
    return { ...hostTranscriber, transcriber: { ...hostTranscriber.transcriber, budget } };
  if (isUnset || providerName === onDevice) return { id: name, transcriber: { kind: onDevice, model } };

  const provider = name === 'auto' ? providers[0] : providers.find(({ id }) => id === providerName);
  if (!provider && apiKey !== undefined && isSpeechKind(providerName))
    return { id: name, transcriber: { kind: providerName, model, apiKey } };
  if (!provider)
    throw new Failure(
      'noModel',
      `No transcription provider ${providerName} is configured: add it in the settings, or name another one`,
    );
  const { id, kind, baseUrl, pricePerHour } = provider;
  const chosen = { kind, baseUrl, pricePerHour, model: model || provider.model };
  // The caller's own key is the caller's own money.
  if (apiKey !== undefined) return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey } };
  return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey: await secrets.get(id), budget } };
}
