import { Failure } from '../../contract/failure.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import { isSpeechProvider } from '../../contract/provider-kinds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { NamedTranscriber } from '../../ports/speech.ts';
import { cutName } from '../../records/find-provider.ts';
import type { ProviderSettings } from '../../records/settings.ts';
import { type KnownSpeechProvider, knownSpeechProviders } from '../../speech-providers/known-speech-providers.ts';
import { budgetOf, defaultSettings } from '../engine/select-engine.ts';

const onDevice = 'onDevice';

const remoteIds = knownSpeechProviders.filter(({ isLocal }) => !isLocal).map(({ id }) => id);

/** Returns the transcription service with a name, or of a kind, ignoring case. */
function findKnown(name: string): KnownSpeechProvider | undefined {
  const isIt = (one: string) => one.toLowerCase() === name.toLowerCase();
  return knownSpeechProviders.find(({ id }) => isIt(id)) ?? knownSpeechProviders.find(({ kind }) => isIt(kind));
}

/** Returns the configured provider of an id, or the one of a known service. */
const findConfigured = <P extends Pick<ProviderSettings, 'id' | 'kind' | 'baseUrl'>>(
  providers: P[],
  name: string,
  known: KnownSpeechProvider | undefined,
): P | undefined =>
  providers.find(({ id }) => id === name) ??
  providers.find(({ kind, baseUrl }) => kind === known?.kind && (baseUrl ?? known.baseUrl) === known.baseUrl);

/**
 * Returns the transcriber with a name. `auto` is that of the settings: a provider, the host's default, or this device, so that
 * audio is sent only where the user chose. If the call carries a key, the name is that of a provider kind. Throws `noModel`, and
 * `invalid` for a key without a provider.
 */
export async function selectTranscriber(
  { store, secrets, clock, transcriber: hostTranscriber }: Pick<Ports, 'store' | 'secrets' | 'clock' | 'transcriber'>,
  requested: string,
  apiKey?: string,
): Promise<NamedTranscriber> {
  if (requested === 'auto' && apiKey !== undefined) throw invalidField('apiKey', 'Name its provider by transcribeProvider.');
  const settings = (await store.getSettings()) ?? defaultSettings;
  const name = requested === 'auto' ? (settings.transcriber ?? 'auto') : requested;
  const providers = settings.providers.filter(isSpeechProvider);
  const [providerName, model = ''] = cutName(name);
  const isUnset = name === 'auto' && !providers[0];
  const budget = await budgetOf({ store, clock }, settings);
  if (hostTranscriber && (isUnset || providerName === hostTranscriber.id))
    return { ...hostTranscriber, transcriber: { ...hostTranscriber.transcriber, budget } };
  if (isUnset || providerName === onDevice) return { id: name, transcriber: { kind: onDevice, model } };

  const known = findKnown(providerName);
  const provider =
    name === 'auto' ? providers[0] : findConfigured(providers, providerName, apiKey === undefined ? known : undefined);
  if (!provider && apiKey !== undefined && known) {
    const { kind, baseUrl, models } = known;
    // The other services have a default model of their own.
    const defaultModel = kind === 'openaiTranscription' ? models.find(({ returns }) => returns.length > 0)?.name : '';
    return { id: name, transcriber: { kind, ...(baseUrl && { baseUrl }), model: model || (defaultModel ?? ''), apiKey } };
  }
  if (!provider)
    throw new Failure(
      'noModel',
      `No transcription provider ${providerName} is configured. Add it in the settings, name a configured one, or send apiKey with one of ${remoteIds.join(', ')}.`,
    );
  const { id, kind, baseUrl, pricePerHour } = provider;
  const chosen = { kind, baseUrl, pricePerHour, model: model || provider.model };
  // The caller's own key is the caller's own money.
  if (apiKey !== undefined) return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey } };
  return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey: await secrets.get(id), budget } };
}
