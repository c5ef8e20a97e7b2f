import History from 'lucide-react/icons/history';
import Languages from 'lucide-react/icons/languages';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { lazy, Suspense, useState } from 'react';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { detailLabel, detailLevels, detailNameOf, detailNames } from '../item/detail-levels.ts';
import type { Item } from '../item/use-item.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { distinctVersions } from './distinct-versions.ts';
import styles from './summary-tools.module.css';

const VersionsPanel = lazy(() => import('./versions-panel.tsx'));
const LanguagePanel = lazy(() => import('./language-panel.tsx'));
const PromptPanel = lazy(() => import('./prompt-panel.tsx'));

type Panel = 'versions' | 'language' | 'prompt';

/** The toolbar of the summary: length, language, prompt, versions, regenerate and copy. */
export function SummaryTools({ item, copyText }: { item: Item; copyText: () => string }) {
  const { summary, level, state } = item;
  const versions = summary ? distinctVersions(item.versions, summary.summaryId) : [];
  const [open, setOpen] = useState<Panel>();
  const toggle = (panel: Panel) => ({
    'aria-expanded': open === panel,
    onClick: () => setOpen(open === panel ? undefined : panel),
  });
  const request = (change: PromptConfig) => {
    setOpen(undefined);
    item.request(change);
  };
  const { outputLanguage, customPrompt, showEmoji } = summary?.wish ?? {};

  return (
    <>
      <div className={styles.tools}>
        <Segmented
          label={readingText('detail.label')}
          value={level === undefined ? undefined : detailNameOf(level)}
          options={detailNames.map((name) => ({ value: name, label: t(detailLabel(name)) }))}
          onChange={(name) => item.request({ detailLevel: detailLevels[name] })}
        />
        <span className={styles.right}>
          {versions.length > 1 && (
            <IconButton icon={History} label={readingText('versions.open', { count: versions.length })} {...toggle('versions')} />
          )}
          <IconButton
            icon={RefreshCw}
            label={t('action.regenerate')}
            disabled={state.work !== undefined}
            onClick={() => item.request({ isRefresh: true })}
          />
          <CopyButton compact label={t('action.copySummary')} text={copyText} />
        </span>
        <span className={styles.other}>
          <Button variant="quiet" icon={Languages} {...toggle('language')}>
            {readingText('language.write')}
          </Button>
          <Button variant="quiet" icon={PenLine} {...toggle('prompt')}>
            {readingText('prompt.open')}
          </Button>
        </span>
      </div>
      <Suspense>
        {open === 'versions' && summary && (
          <VersionsPanel versions={versions} shownId={summary.summaryId} onChoose={item.choose} />
        )}
        {open === 'language' && (
          <LanguagePanel
            spoken={item.transcript?.language}
            language={outputLanguage}
            onSubmit={(language) => request({ outputLanguage: language })}
          />
        )}
        {open === 'prompt' && <PromptPanel prompt={customPrompt} showEmoji={showEmoji} onSubmit={request} />}
      </Suspense>
    </>
  );
}
