import type { LocatedMedia } from '../../lib/contract/page.ts';
import { playerLines } from '../../lib/playback/player-lines.ts';
import type { Engine } from '../../lib/ports/engine.ts';
import { newestTranslation } from '../../lib/records/newest-translation.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { Translation } from '../../lib/records/translation.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import { readModels } from '../../lib/store/dexie/read-models.ts';
import type { PlayerContent } from '../channels/player-channel.ts';
import { readPlayerSetting } from '../channels/player-storage.ts';

/**
 * Returns the transcript, translation and layout to show over the first media element of a page whose transcript is stored.
 * Without `hasSubtitles` the page is only skimmed.
 */
export async function findPlayerContent(
  database: GlossDatabase,
  engine: Pick<Engine, 'findSkim'>,
  located: LocatedMedia[],
  { isSkimming, hasSubtitles }: { isSkimming: boolean; hasSubtitles: boolean },
): Promise<PlayerContent | undefined> {
  const read = readModels(database);
  const [layout, hasKeys] = await Promise.all([readPlayerSetting('player.layout'), readPlayerSetting('player.keys')]);
  for (const { mediaItem, element } of located) {
    if (element === undefined) continue;
    const { contentId, duration } = mediaItem;
    const [summary] = await read.newestSummaries([contentId]);
    const transcript = (await read.transcript(contentId, summary?.trackId)) ?? (await read.transcript(contentId));
    if (!transcript) continue;
    const { cues, language, trackId } = transcript;
    const digest = summary?.trackId === trackId ? summary.digest : undefined;
    const shown = hasSubtitles
      ? await findLines(transcript, await findTranslation(database, transcript))
      : { language, translationLanguage: '', lines: [] };
    return {
      ...{ element, duration, layout, isSkimming, ...shown },
      hasKeys: hasKeys && hasSubtitles,
      chapters: (digest?.chapters ?? []).map(({ start, title }) => ({ startTime: start, title })),
      // Subtitles are shown also where the skim is missing.
      skim: digest ? await engine.findSkim({ cues, language, content: digest }).catch(() => []) : [],
    };
  }
  return undefined;
}

/** Returns the translation of a transcript that is being made, or the newest one. */
async function findTranslation(
  database: GlossDatabase,
  transcript: Transcript,
): Promise<Pick<Translation, 'language' | 'texts'> | undefined> {
  const { contentId, trackId } = transcript;
  const read = readModels(database);
  const [tasks, translations] = await Promise.all([read.tasks(contentId), read.translations(contentId)]);
  const pending = tasks.filter(({ status, wish }) => status === 'pending' && wish.product === 'translation');
  const partials = await Promise.all(pending.map(({ taskId }) => read.partial(taskId)));
  const partial = partials.find((one) => one && 'texts' in one && one.trackId === trackId);
  return partial && 'texts' in partial ? partial : newestTranslation(translations, transcript);
}

/** Returns the lines of a transcript in the languages that the user chose. */
async function findLines(
  { cues, language }: Transcript,
  known: Pick<Translation, 'language' | 'texts'> | undefined,
): Promise<Pick<PlayerContent, 'lines' | 'language' | 'translationLanguage'>> {
  const view = await readPlayerSetting('player.view');
  const translation = view === 'original' ? undefined : known;
  const languages = { language, translationLanguage: translation?.language ?? '' };
  if (!translation || view === 'both') return { ...languages, lines: playerLines(cues, translation?.texts) };
  const translated = cues.map((cue, index) => ({ ...cue, text: translation.texts[index] || cue.text }));
  return { ...languages, language: translation.language, lines: playerLines(translated) };
}
