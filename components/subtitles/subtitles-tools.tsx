import BookA from 'lucide-react/icons/book-a';
import ClipboardClock from 'lucide-react/icons/clipboard-clock';
import Languages from 'lucide-react/icons/languages';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import SpellCheck from 'lucide-react/icons/spell-check';
import { lazy, type ReactNode, type RefObject, Suspense, use, useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { isRecognized } from '../../lib/records/is-recognized.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { usePlayerControl } from '../page/use-player-control.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { CueDialogsContext } from './cue-dialogs-context.ts';
import { subtitlesText } from './subtitles-text.ts';
import styles from './subtitles-tools.module.css';
import type { TranslationState } from './use-translation.ts';
import { hasTranslator } from './word-translator.ts';

const PlayerPanel = lazy(() => import('./player-panel.tsx'));
const TranslatePanel = lazy(() => import('./translate-panel.tsx'));
const WordLookup = lazy(() => import('./word-lookup.tsx'));

type Panel = 'translate' | 'words' | 'player';

/** The buttons of a transcript and the panels that they open: translation, words and the player's subtitles. */
export function SubtitlesTools({
  transcript,
  cues,
  list,
  translation: { translation, view, prepare, translate },
  search,
  viewSwitch,
  actions,
}: {
  transcript: Transcript;
  /** The cues as they are shown. */
  cues: Cue[];
  /** The list whose words can be looked up. */
  list: RefObject<HTMLElement | null>;
  translation: TranslationState;
  /** The search field. */
  search: ReactNode;
  /** The switch between original and translation. */
  viewSwitch: ReactNode;
  /** The button that exports the item. */
  actions: ReactNode;
}) {
  const { contentId, language, nameCorrections } = transcript;
  const [open, setOpen] = useState<Panel>();
  const toggleButton = (panel: Panel) => ({
    'aria-expanded': open === panel,
    onClick: () => setOpen(open === panel ? undefined : panel),
  });
  const dialogs = use(CueDialogsContext);
  const loadPlayerControl = usePlayerControl(contentId);
  const canLookUp = language !== '' && view !== 'translated' && hasTranslator();
  return (
    <>
      <div className={styles.tools}>
        {search}
        <span className={styles.actions}>
          <CopyButton compact label={t('action.copy')} text={() => subtitlesText(cues, false)} />
          <CopyButton
            compact
            icon={ClipboardClock}
            label={readingText('subtitles.copyTimes')}
            text={() => subtitlesText(cues, true)}
          />
          {actions}
        </span>
        <div className={styles.buttons}>
          <Button icon={Languages} {...toggleButton('translate')}>
            {readingText('subtitles.translate')}
          </Button>
          {canLookUp && (
            <Button icon={BookA} {...toggleButton('words')}>
              {readingText('words.open')}
            </Button>
          )}
          {loadPlayerControl && (
            <Button icon={MonitorPlay} {...toggleButton('player')}>
              {readingText('subtitles.player')}
            </Button>
          )}
          {isRecognized(transcript) && (
            <Button icon={SpellCheck} onClick={() => dialogs?.correctNames('')}>
              {transcriptionText('names.corrected', { count: nameCorrections?.length ?? 0 })}
            </Button>
          )}
        </div>
        {viewSwitch}
      </div>
      <Suspense>
        {loadPlayerControl && open === 'player' && (
          <PlayerPanel
            contentId={contentId}
            loadControl={loadPlayerControl}
            language={translation?.language}
            onTranslate={() => setOpen('translate')}
          />
        )}
        {open === 'translate' && (
          <TranslatePanel
            spoken={language}
            language={translation?.language}
            onPrepare={prepare}
            onTranslate={(wanted) => {
              setOpen(undefined);
              translate(wanted);
            }}
          />
        )}
        {canLookUp && open === 'words' && <WordLookup list={list} cues={transcript.cues} language={language} />}
      </Suspense>
    </>
  );
}
