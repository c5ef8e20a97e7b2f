import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { t } from '../i18n/t.ts';
import type { Seek } from '../ui/time-button.tsx';
import { CueDialogsProvider } from './cue-dialogs-provider.tsx';
import { CueList } from './cue-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { shownCues } from './shown-cues.ts';
import { SubtitlesTools } from './subtitles-tools.tsx';
import styles from './subtitles-view.module.css';
import { TranslationSwitch } from './translation-switch.tsx';
import { useSearch } from './use-search.ts';
import { useTranslation } from './use-translation.ts';

const TranslationStrip = lazy(() => import('./translation-strip.tsx'));

/** The transcript as a list, with search, translation and copy. */
export default function SubtitlesView({
  transcript,
  url,
  tasks,
  seek,
  target,
  searching,
  onSearching,
  actions,
}: {
  transcript: Transcript;
  url: string;
  /** Tasks of the media item, newest first. */
  tasks: Task[];
  seek: Seek;
  /** Position to show where there is no player. Seconds. */
  target?: { time: number };
  /** Whether the search key was pressed; the search field takes the focus and calls `onSearching`. */
  searching: boolean;
  onSearching: () => void;
  /** The button that exports the item. */
  actions?: ReactNode;
}) {
  const work = useTranslation(transcript, url, tasks);
  const { translation, view } = work;
  const cues = useMemo(() => shownCues(transcript.cues, translation?.texts, view), [transcript, translation, view]);
  const search = useSearch(cues);
  const list = useRef<HTMLOListElement>(null);
  return (
    <CueDialogsProvider transcript={transcript}>
      <section data-view="subtitles" aria-label={t('tabs.subtitles')} className={styles.view}>
        <SubtitlesTools
          transcript={transcript}
          cues={cues}
          list={list}
          translation={work}
          search={<SearchBar search={search} isWanted={searching} onFocus={onSearching} />}
          viewSwitch={translation && <TranslationSwitch view={view} language={translation.language} onShow={work.show} />}
          actions={actions}
        />
        {(work.task || work.failure || work.requests.question) && (
          <Suspense>
            <TranslationStrip translation={work} about={{ url, contentId: transcript.contentId }} />
          </Suspense>
        )}
        <CueList list={list} transcript={transcript} cues={cues} translation={work} search={search} seek={seek} target={target} />
      </section>
    </CueDialogsProvider>
  );
}
