import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import { notFound } from '../../contract/not-found.ts';
import { onDeviceModel } from '../../contract/on-device-name.ts';
import type { Handlers } from '../../contract/operation.ts';
import { isSpeechKind } from '../../contract/provider-kinds.ts';
import type { settings as operations } from '../../contract/settings.ts';
import type { Ports } from '../../ports/ports.ts';
import { defaultDailyReviews } from '../../records/default-daily-reviews.ts';
import type { ProviderSettings, Settings } from '../../records/settings.ts';
import type { FeedRefresher } from '../channels/feed-refresher.ts';
import { recountUnseen } from '../channels/recount-unseen.ts';
import { account, defaultSettings, monthOf } from '../engine/select-engine.ts';
import { summarizeRecipe } from '../recipes/recipe-handlers.ts';

/** Handlers of the user's settings. Keys go into the host's secrets, and no operation returns them. */
export function settingsHandlers(
  { store, secrets, models, speech, transcriber: hostTranscriber, clock }: Ports,
  refresher: FeedRefresher,
): Pick<Handlers<Operations>, Exclude<keyof typeof operations, 'estimate'>> {
  const read = async (): Promise<Settings> => (await store.getSettings()) ?? defaultSettings;

  async function shown() {
    const {
      engine,
      transcriber = 'auto',
      providers,
      templates,
      outputLanguage = null,
      spendingCap = null,
      rssHub = null,
      includePromotions = false,
      recipes = [],
      feedHidden = [],
      mutedWords = [],
      digest = 'off',
      dailyReviews = defaultDailyReviews,
    } = await read();
    return {
      engine,
      transcriber,
      templates,
      outputLanguage,
      spendingCap,
      rssHub,
      includePromotions,
      recipes: recipes.map(summarizeRecipe),
      feedHidden,
      mutedWords,
      digest,
      dailyReviews,
      providers: await Promise.all(
        providers.map(async (provider) => ({ ...provider, hasKey: (await secrets.get(provider.id)) !== undefined })),
      ),
      spent: await store.getSpent(monthOf(clock.now())),
    };
  }

  return {
    getSettings: shown,

    async updateSettings({ outputLanguage, spendingCap, rssHub, ...change }) {
      await store.updateSettings((settings = defaultSettings) => {
        if (change.engine && !isEngineName(change.engine, settings))
          throw invalidField('engine', `No provider ${change.engine} is stored.`);
        if (change.transcriber && change.transcriber !== hostTranscriber?.id && !isTranscriber(change.transcriber, settings))
          throw invalidField('transcriber', `No provider ${change.transcriber} is stored.`);
        return {
          ...settings,
          ...change,
          ...(outputLanguage !== undefined && { outputLanguage: outputLanguage ?? undefined }),
          ...(spendingCap !== undefined && { spendingCap: spendingCap ?? undefined }),
          ...(rssHub !== undefined && { rssHub: rssHub ?? undefined }),
        };
      });
      if (change.feedHidden || change.mutedWords) {
        await recountUnseen(store, await store.listChannels());
        await refresher.updateHost();
      }
      return shown();
    },

    async saveProvider({ apiKey, id = crypto.randomUUID(), ...provider }) {
      requireBaseAddress(provider.baseUrl);
      if (provider.kind.startsWith('openai') && !provider.baseUrl)
        throw invalidField('baseUrl', 'An OpenAI-compatible provider needs its address.');
      const known = (await read()).providers.find((one) => one.id === id);
      const saved = { ...provider, id };
      if (apiKey !== undefined) await secrets.set(id, apiKey);
      // A key goes to the address that it was given for, and to no other.
      else if (known && !isSameAddress(known, provider)) await secrets.set(id, '');
      await store.updateSettings((settings = defaultSettings) => {
        const { providers } = settings;
        const isStored = providers.some((one) => one.id === id);
        return {
          ...settings,
          providers: isStored ? providers.map((one) => (one.id === id ? saved : one)) : [...providers, saved],
        };
      });
      return { success: true, id };
    },

    async removeProvider({ id }) {
      await store.updateSettings((settings = defaultSettings) => {
        if (!settings.providers.some((one) => one.id === id)) throw notFound('provider', id);
        return {
          ...settings,
          providers: settings.providers.filter((one) => one.id !== id),
          engine: settings.engine === id ? 'auto' : settings.engine,
          transcriber: settings.transcriber === id ? 'auto' : settings.transcriber,
        };
      });
      await secrets.set(id, '');
      return { success: true };
    },

    async testProvider({ id, kind, baseUrl, apiKey }) {
      requireBaseAddress(baseUrl);
      const known = (await read()).providers.find((one) => one.id === id);
      const stored = known && isSameAddress(known, { kind, baseUrl }) ? await secrets.get(known.id) : undefined;
      const key = apiKey ?? stored;
      const endpoint = { baseUrl, model: '', apiKey: key || undefined };
      const offered = isSpeechKind(kind) ? speech.listModels({ ...endpoint, kind }) : models.listModels({ ...endpoint, kind });
      return { success: true, models: await offered };
    },
  };
}

/** Throws `invalid` for an address that no path can follow, and for one with a password, which would be stored unsealed. */
function requireBaseAddress(address = ''): void {
  if (/^[^/]*:\/\/[^/]*@/.test(address))
    throw invalidField('baseUrl', 'The address has a user name or a password. Leave it out, and use the API key.');
  if (/[?#]/.test(address)) throw invalidField('baseUrl', `${address} has a query or a fragment. Leave it out.`);
}

/** Whether two providers have one address. A stored one may date from a version that did not normalize it. */
const isSameAddress = (one: Address, other: Address) =>
  one.kind === other.kind && normalized(one.baseUrl) === normalized(other.baseUrl);
const normalized = (address = '') => (URL.canParse(address) ? new URL(address).href : address);
type Address = Pick<ProviderSettings, 'kind' | 'baseUrl'>;

const isEngineName = (engine: string, { providers }: Settings) =>
  ['auto', 'offline', 'builtIn', account].includes(engine) ||
  onDeviceModel(engine) !== undefined ||
  providers.some(({ id }) => id === engine);

const isTranscriber = (name: string, { providers }: Settings) =>
  name === 'auto' || /^onDevice(?:\/|$)/.test(name) || providers.some(({ id }) => id === name);
