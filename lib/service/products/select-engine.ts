import { Failure } from '../../contract/failure.ts';
import { isTextProvider, type ProviderKind } from '../../contract/provider-kinds.ts';
import type { ModelChoice } from '../../ports/models.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ProviderSettings, Settings, TaskOptions } from '../../records/records.ts';

/** Who is to write a text. The offline engine stands under every model: it writes first, and when the model fails. */
export type Rung = { id: 'offline' | 'account' } | { id: string; model: ModelChoice };

/** The server of the account, as settings and wishes name it. What it writes arrives as a version; the rest is made here. */
export const account = 'account';

export interface EngineChoice {
  /** The rung that the person's settings, or the wish itself, name. Throws `noModel` where only a model could do it. */
  choose(wish: TaskOptions): Promise<Chosen>;
}

/** The wish comes back with the settings' output language, where whoever writes can obey it. */
export interface Chosen {
  rung: Rung;
  wish: TaskOptions;
  /** The text's key: the same wish, granted by the same engine, is the same text. */
  key: string;
}

type Writer = ProviderSettings & { kind: ProviderKind };

export const defaultSettings: Settings = { engine: 'auto', providers: [], templates: [] };

const builtIn: Writer = { id: 'builtIn', kind: 'builtIn', name: 'builtIn', model: '' };

/** The ladder: a configured model, the browser's own one where there is one, the offline engine. */
export function engineChoice({ store, secrets, models, clock, remoteEngine }: Ports): EngineChoice {
  let hasBuiltIn: Promise<boolean> | undefined;

  async function providerOf(name: string, providers: Writer[]): Promise<Writer | undefined> {
    if (name === 'offline') return undefined;
    if (name === builtIn.id) return builtIn;
    if (name === 'auto') {
      if (providers[0]) return providers[0];
      hasBuiltIn ??= models.listModels(builtIn).then(
        () => true,
        () => false,
      );
      return (await hasBuiltIn) ? builtIn : undefined;
    }
    const [id, model] = cutName(name);
    const provider = providers.find((one) => one.id === id);
    if (!provider) throw new Failure('noModel', `no provider ${id}`);
    return model === undefined ? provider : { ...provider, model };
  }

  return {
    async choose(wish) {
      const settings = (await store.getSettings()) ?? defaultSettings;
      const name = wish.model ?? settings.engine;
      const isVersion = wish.product === 'summary' || wish.product === 'article';
      if (name === account && isVersion && remoteEngine) return chosen({ id: account }, inLanguageOf(settings, wish));
      const provider = await providerOf(name === account ? 'auto' : name, settings.providers.filter(isTextProvider));
      if (!provider) {
        if (needsModel(wish)) throw new Failure('noModel', 'only a language model can do this, and none is set up');
        return chosen({ id: 'offline' }, wish);
      }
      const { id, kind, baseUrl, model, contextWindow, price } = provider;
      const budget = await budgetOf({ store, clock }, settings);
      const apiKey = await secrets.get(id);
      const choice: ModelChoice = { kind, baseUrl, model, contextWindow, price, apiKey, budget };
      return chosen({ id: `${id}/${model}`, model: choice }, inLanguageOf(settings, wish));
    },
  };
}

const inLanguageOf = ({ outputLanguage }: Settings, wish: TaskOptions): TaskOptions => ({
  ...wish,
  outputLanguage: wish.outputLanguage ?? outputLanguage,
});

/** What the offline engine can't do: it shows what was said, in the words that were said. */
const needsModel = ({ product, outputLanguage, customPrompt, showEmoji }: TaskOptions): boolean =>
  product === 'translation' || outputLanguage !== undefined || customPrompt !== undefined || showEmoji === true;

/** An id, and the model behind it where one is named. */
export function cutName(name: string): [id: string, model?: string] {
  const slash = name.indexOf('/');
  return slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
}

/** US dollars that may still be spent in this month; none where no cap is set. */
export const budgetOf = async (
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  { spendingCap }: Settings,
): Promise<number | undefined> =>
  spendingCap === undefined ? undefined : Math.max(0, spendingCap - (await store.getSpent(monthOf(clock.now()))));

/** Months are counted in UTC, `2026-11`. */
export const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7);

const chosen = (rung: Rung, wish: TaskOptions): Chosen => ({ rung, wish, key: keyOf(wish, rung.id) });

/** Who makes a text, who hears the words, and by what means, does not make another text of them. */
const means = new Set<string>([
  'isRefresh',
  'model',
  'transcribeProvider',
  'whisperPrompt',
  'enabledSpeaker',
  'soundId',
] satisfies (keyof TaskOptions)[]);

export function keyOf(wish: TaskOptions, rungId: string): string {
  const parts = Object.entries(wish).filter(([name, value]) => value !== undefined && !means.has(name));
  return JSON.stringify([rungId, ...parts.sort(([a], [b]) => (a < b ? -1 : 1))]);
}
