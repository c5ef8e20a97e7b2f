import { accountText } from '../i18n/account-text.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { feedText } from '../i18n/feed-text.ts';
import { reviewText } from '../i18n/review-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t } from '../i18n/t.ts';
import { presets } from './presets.ts';

/** The pages of the settings, in the order of their links. */
export const settingsPages = ['summaries', 'transcription', 'sites', 'library', 'account', 'privacy', 'about'] as const;
export type SettingsPageId = (typeof settingsPages)[number];

/** A section of the settings, as the search finds it. */
export interface SettingsSection {
  /** The fragment of its address. */
  id: string;
  page: SettingsPageId;
  title: string;
  /** The names of its controls and other search terms. */
  terms: string[];
}

type SettingsKey = Parameters<typeof settingsText>[0];
const section = (id: string, page: SettingsPageId, title: SettingsKey, ...terms: string[]): SettingsSection => ({
  id,
  page,
  title: settingsText(title),
  terms,
});
const texts = (...keys: SettingsKey[]) => keys.map((key) => settingsText(key));

/** The sections of all pages, in their order. */
export const settingsSections: SettingsSection[] = [
  section('engine', 'summaries', 'engine.title', ...texts('engine.auto', 'engine.account', 'builtIn.name', 'engine.offline')),
  section(
    'models',
    'summaries',
    'models.title',
    ...texts(
      'models.add',
      'form.key',
      'form.address',
      'form.price.input',
      'form.context',
      'browserModels.title',
      'textModels.title',
    ),
    ...texts('browserModels.LanguageModel', 'browserModels.Summarizer', 'browserModels.Translator'),
    ...presets.map(({ name }) => name),
  ),
  section('language', 'summaries', 'output.title', ...texts('output.label', 'promotions.label')),
  section('prompts', 'summaries', 'templates.title', ...texts('templates.add')),
  section('spending', 'summaries', 'spending.title', ...texts('spending.label')),
  section(
    'transcription',
    'transcription',
    'transcription.title',
    ...texts('transcription.provider', 'speechProviders.title', 'speechProviders.add', 'speechModels.title'),
    'Whisper',
  ),
  section('recipes', 'sites', 'recipes.title', ...texts('recipes.address', 'recipes.file'), 'JSON'),
  section(
    'library',
    'library',
    'library.title',
    ...[exportingText('library.export'), exportingText('library.import'), exportingText('library.importHint')],
  ),
  section(
    'feed',
    'library',
    'feed.title',
    ...[feedText('hide.short'), feedText('hide.live'), feedText('hide.words'), feedText('digest.setting')],
  ),
  {
    id: 'review',
    page: 'library',
    title: reviewText('settings.title'),
    terms: [reviewText('settings.limit'), 'Anki', 'FSRS'],
  },
  section('channels', 'library', 'channels.title', feedText('hub.label')),
  section('workspace', 'library', 'workspace.title', exportingText('notion.token'), exportingText('notion.database')),
  section('account', 'account', 'account.title', accountText('server'), accountText('address'), accountText('signIn')),
  section('localOnly', 'privacy', 'localOnly.title', ...texts('localOnly.label')),
  section('requests', 'privacy', 'requests.title', ...texts('requests.filter', 'requests.clear')),
  section(
    'storage',
    'privacy',
    'storage.title',
    ...texts('storage.retention', 'audio.delete', 'storage.export', 'storage.delete'),
  ),
  section('version', 'about', 'about.title', 'MIT'),
  section('report', 'about', 'report.title', t('action.copyDetails')),
];

/** Returns the page that a fragment of the address leads to: its own, that of its section, or the first. */
export const pageOfHash = (hash: string): SettingsPageId =>
  settingsPages.find((id) => id === hash) ?? settingsSections.find(({ id }) => id === hash)?.page ?? settingsPages[0];

/** A section that a search found, with those of its terms that match. */
export interface FoundSection extends SettingsSection {
  matches: string[];
}

/** Returns the sections that contain every word of the query, in their titles, their page's title or their terms. */
export function findSettings(query: string): FoundSection[] {
  const words = foldText(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return settingsSections.flatMap((found) => {
    const heading = foldText(`${settingsText(`pages.${found.page}`)} ${found.title}`);
    const matches = found.terms.filter((term) => words.some((word) => foldText(term).includes(word)));
    const text = foldText(`${heading} ${matches.join(' ')}`);
    return words.every((word) => text.includes(word)) ? [{ ...found, matches }] : [];
  });
}

/** Lowercase letters without their marks, so that "idioma" and "Idiomá" are the same word. */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
