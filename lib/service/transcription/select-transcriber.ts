import { Failure } from '../../contract/failure.ts';
import { isSpeechKind, isSpeechProvider } from '../../contract/provider-kinds.ts';
import type { Ports } from '../../ports/ports.ts';
import type { NamedTranscriber } from '../../ports/speech.ts';
import { budgetOf, cutName, defaultSettings } from '../engine/select-engine.ts';

const onDevice = 'onDevice';

/**
 * `auto` is whom the settings name: a provider, or else whom the host has for everybody, or this device, so that nothing is sent
 * anywhere unless somebody said so. With a key of the caller's own the name is that of a provider's kind. Throws `noModel`, and `invalid` for a key that is nobody's.
 */
export async function chooseTranscriber(
  { store, secrets, clock, transcriber: house }: Pick<Ports, 'store' | 'secrets' | 'clock' | 'transcriber'>,
  wanted: string,
  apiKey?: string,
): Promise<NamedTranscriber> {
  if (wanted === 'auto' && apiKey !== undefined) throw new Failure('invalid', 'apiKey: say whose it is by transcribeProvider');
  const settings = (await store.getSettings()) ?? defaultSettings;
  const name = wanted === 'auto' ? (settings.transcriber ?? 'auto') : wanted;
  const providers = settings.providers.filter(isSpeechProvider);
  const [who, model = ''] = cutName(name);
  const isNobodys = name === 'auto' && !providers[0];
  const budget = await budgetOf({ store, clock }, settings);
  if (house && (isNobodys || who === house.id)) return { ...house, transcriber: { ...house.transcriber, budget } };
  if (isNobodys || who === onDevice) return { id: name, transcriber: { kind: onDevice, model } };

  const provider = name === 'auto' ? providers[0] : providers.find(({ id }) => id === who);
  if (!provider && apiKey !== undefined && isSpeechKind(who)) return { id: name, transcriber: { kind: who, model, apiKey } };
  if (!provider) throw new Failure('noModel', `no provider ${who} of transcription`);
  const { id, kind, baseUrl, pricePerHour } = provider;
  const chosen = { kind, baseUrl, pricePerHour, model: model || provider.model };
  // The caller's own key is the caller's own money.
  if (apiKey !== undefined) return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey } };
  return { id: `${id}/${chosen.model}`, transcriber: { ...chosen, apiKey: await secrets.get(id), budget } };
}
