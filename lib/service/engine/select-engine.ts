import { Failure } from '../../contract/failure.ts';
import { onDeviceModel } from '../../contract/on-device-name.ts';
import { isTextProvider, type ProviderKind } from '../../contract/provider-kinds.ts';
import type { ModelChoice } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import { findProvider } from '../../records/find-provider.ts';
import { needsModel } from '../../records/needs-model.ts';
import type { ProviderSettings, Settings } from '../../records/settings.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import { textKeys } from '../products/stored-options.ts';

/** The engine that writes a text. The offline engine is below every model: it writes first, and when the model fails. */
export type TextEngine = { id: 'offline' | 'account' } | { id: string; model: ModelChoice };

/**
 * Id of the engine that generates texts on the account's server, in settings and requests. Versions that it writes arrive by
 * synchronization; other texts are generated on this host.
 */
export const account = 'account';

/** Selects the text engine of a request: the offline engine, a model of a provider, or the account's server. */
export interface EngineSelector {
  /** The engine that the options, or else the settings, name. Throws `noModel` where only a model could do it. */
  select(options: TaskOptions): Promise<SelectedEngine>;
  /** The same for work that begins before the browser has answered what its models can do. Throws before the work begins. */
  startSelection(options: TaskOptions): Promise<EngineSelection>;
}

/** A selection that may still wait for the browser's models. */
export interface EngineSelection {
  selected: Promise<SelectedEngine>;
}

/** An engine with the request's options, in which the output language is that of the settings where the engine supports it. */
export interface SelectedEngine {
  engine: TextEngine;
  options: TaskOptions;
  /** Cache keys of the text: the one under which it is stored, and others under which it may be found. */
  keys: [key: string, ...formerKeys: string[]];
  /** Whether the browser's model was selected automatically, so that an offline text is no failure. */
  isOptional?: boolean;
}

type Writer = ProviderSettings & { kind: ProviderKind };

/** Default settings of a library in which none are stored. */
export const defaultSettings: Settings = { engine: 'auto', providers: [], templates: [] };

const builtIn: Writer = { id: 'builtIn', kind: 'builtIn', name: 'builtIn', model: '' };

/** Selects by tiers: a configured model, the browser's built-in one where there is one, the offline engine. */
export function createEngineSelector({ store, secrets, models, remoteEngine, defaultModel }: Ports): EngineSelector {
  /** The abilities of the browser's models; empty if there are none. Not remembered, because the user may download one. */
  const listBuiltIn = () => models.listModels(builtIn).catch((): string[] => []);

  async function selectProvider(name: string, providers: Writer[], options: TaskOptions): Promise<Writer | undefined> {
    if (name === 'offline') return undefined;
    if (name === builtIn.id) return builtIn;
    const onDevice = onDeviceModel(name);
    if (onDevice !== undefined) return { id: 'onDevice', kind: 'onDevice', name, model: onDevice };
    if (name === 'auto') {
      if (providers[0]) return providers[0];
      return canBrowserWrite(await listBuiltIn(), options) ? builtIn : undefined;
    }
    const found = findProvider(name, providers);
    if (!found)
      throw new Failure('noModel', `No provider or model ${name} is configured. Add it in the settings, or name another one.`);
    return found;
  }

  async function selectBy(settings: Settings, options: TaskOptions, tier: string, providers: Writer[]): Promise<SelectedEngine> {
    const wanted = withOutputLanguage(settings, options);
    const provider = await selectProvider(tier, providers, wanted);
    if (!provider) {
      if (needsModel(options))
        throw new Failure('noModel', 'This needs a language model, and none is configured. Add a provider in the settings.');
      return selectedEngine({ id: 'offline' }, options);
    }
    const { id, kind, baseUrl, model, contextWindow, price } = provider;
    const apiKey = id === defaultModel?.provider.id ? defaultModel.apiKey : await secrets.get(id);
    const choice: ModelChoice = { kind, baseUrl, model, contextWindow, price, apiKey };
    const isOptional = tier === 'auto' && kind === 'builtIn' && !needsModel(options);
    return { ...selectedEngine({ id: `${id}/${model}`, model: choice }, wanted), ...(isOptional && { isOptional }) };
  }

  async function startSelection(options: TaskOptions): Promise<EngineSelection> {
    const settings = (await store.getSettings()) ?? defaultSettings;
    const name = options.model ?? settings.engine;
    const isVersion = options.product === 'summary' || options.product === 'article';
    if (name === account && isVersion && remoteEngine)
      return { selected: Promise.resolve(selectedEngine({ id: account }, withOutputLanguage(settings, options))) };
    // A small model writes sentences, and no lists that have to be read exactly.
    const tier = name === account || (onDeviceModel(name) !== undefined && !isVersion) ? 'auto' : name;
    const providers = [...settings.providers.filter(isTextProvider), ...(defaultModel ? [defaultModel.provider] : [])];
    const selected = selectBy(settings, options, tier, providers);
    // The browser's models are asked in another context, which takes a while to start; without them the offline engine writes.
    const asksBrowser = tier === 'auto' && providers.length === 0;
    if (!asksBrowser || needsModel(options)) await selected;
    // An error of the store is thrown where the selection is awaited.
    selected.catch(() => undefined);
    return { selected };
  }

  return { startSelection, select: async (options) => (await startSelection(options)).selected };
}

const withOutputLanguage = ({ outputLanguage }: Settings, options: TaskOptions): TaskOptions => ({
  ...options,
  outputLanguage: options.outputLanguage ?? outputLanguage,
});

/** Whether the browser's models can make a text, of those that it offers: see `listBrowserModels`. */
function canBrowserWrite(offered: readonly string[], { product, customPrompt, showEmoji, outputLanguage }: TaskOptions): boolean {
  if (offered.includes('browser')) return true;
  if (product === 'translation') return offered.includes('translator');
  if (customPrompt !== undefined || showEmoji) return false;
  if (product === 'article') return outputLanguage !== undefined && offered.includes('translator');
  return product === 'summary' && offered.includes(outputLanguage === undefined ? 'summarizer' : 'translator');
}

/** Returns the US dollars that may still be spent in this month; undefined without a cap. */
export const budgetOf = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { spendingCap }: Settings,
): Promise<number | undefined> =>
  spendingCap === undefined ? undefined : Math.max(0, spendingCap - (await store.getSpent(monthOf(clock.now()))));

/** Returns a model with its budget at the start of a run: other runs have spent since the task was created. */
export const withBudget = async ({ store, clock }: Pick<Ports, 'store' | 'clock'>, model: ModelChoice): Promise<ModelChoice> => ({
  ...model,
  budget: await budgetOf({ store, clock }, (await store.getSettings()) ?? defaultSettings),
});

/** The month of a time in UTC, as `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const selectedEngine = (engine: TextEngine, options: TaskOptions): SelectedEngine => ({
  engine,
  options,
  keys: textKeys(options, engine.id),
});
