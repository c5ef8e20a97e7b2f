import Cpu from 'lucide-react/icons/cpu';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Equal from 'lucide-react/icons/equal';
import History from 'lucide-react/icons/history';
import Languages from 'lucide-react/icons/languages';
import Minus from 'lucide-react/icons/minus';
import PenLine from 'lucide-react/icons/pen-line';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import TextAlignJustify from 'lucide-react/icons/text-align-justify';
import X from 'lucide-react/icons/x';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PromptConfig } from '../../lib/contract/summaries.ts';
import { readingText } from '../i18n/reading-text.ts';
import { t } from '../i18n/t.ts';
import { detailLabel, detailLevels, detailNameOf, detailNames } from '../item/detail-levels.ts';
import type { Item } from '../item/use-item.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Menu } from '../ui/menu.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useEscape } from '../ui/use-escape.ts';
import { distinctVersions } from './distinct-versions.ts';
import { summaryText } from './summary-text.ts';
import styles from './summary-tools.module.css';

const VersionsPanel = lazy(() => import('./versions-panel.tsx'));
const LanguagePanel = lazy(() => import('./language-panel.tsx'));
const PromptPanel = lazy(() => import('./prompt-panel.tsx'));
const EnginePanel = lazy(() => import('./engine-panel.tsx'));

type Panel = 'versions' | 'language' | 'engine' | 'prompt';

const lengthIcons = { short: Minus, medium: Equal, detailed: TextAlignJustify };

/** The toolbar of the summary: length, language, engine, copy, the item's actions, and a menu of everything else. */
export default function SummaryTools({
  item,
  url,
  actions,
}: {
  item: Item;
  url: string;
  /** Buttons that export and save the item. */
  actions: ReactNode;
}) {
  const { summary, digest, level, state, transcript, cues, title = '' } = item;
  const versions = summary ? distinctVersions(item.versions, summary.summaryId) : [];
  const [open, setOpen] = useState<Panel>();
  const toggle = (panel: Panel) => setOpen(open === panel ? undefined : panel);
  const [bar, close] = useEscape<HTMLDivElement>(open, () => setOpen(undefined));
  const toggleButton = (panel: 'language' | 'engine') => ({
    title: readingText(`${panel}.open`),
    'aria-expanded': open === panel,
    disabled: !summary,
    onClick: () => toggle(panel),
  });
  const request = (change: PromptConfig) => {
    setOpen(undefined);
    item.request(change);
  };
  const { outputLanguage, customPrompt, showEmoji } = summary?.wish ?? {};
  const more = [
    { icon: PenLine, label: readingText('prompt.open'), onSelect: () => toggle('prompt') },
    ...(versions.length > 1
      ? [
          {
            icon: History,
            label: readingText('versions.open', { count: versions.length }),
            onSelect: () => toggle('versions'),
          },
        ]
      : []),
    ...(state.work === undefined
      ? [{ icon: RefreshCw, label: t('action.regenerate'), onSelect: () => item.request({ isRefresh: true }) }]
      : []),
  ];

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.tools}>
        <Segmented
          isDisabled={!summary}
          label={readingText('detail.label')}
          value={level === undefined ? undefined : detailNameOf(level)}
          options={detailNames.map((name) => ({ value: name, label: t(detailLabel(name)), icon: lengthIcons[name] }))}
          onChange={(name) => item.request({ detailLevel: detailLevels[name] })}
        />
        <span className={styles.requests}>
          <Button variant="quiet" icon={Languages} {...toggleButton('language')}>
            {readingText('language.open')}
          </Button>
          <Button variant="quiet" icon={Cpu} {...toggleButton('engine')}>
            {readingText('engine.open')}
          </Button>
        </span>
        <span className={styles.actions}>
          {digest && (
            <CopyButton
              compact
              label={t('action.copySummary')}
              text={() => summaryText({ title, url, overview: digest.overview, lines: digest.lines, cues })}
            />
          )}
          {actions}
          {summary && <Menu icon={Ellipsis} label={readingText('tools.more')} items={more} />}
        </span>
      </div>
      {/* Their buttons are in a menu, which is no way to close them. */}
      {(open === 'versions' || open === 'prompt') && (
        <div className={styles.closable}>
          <Suspense>
            {open === 'prompt' ? (
              <PromptPanel prompt={customPrompt} showEmoji={showEmoji} onSubmit={request} />
            ) : (
              summary && <VersionsPanel versions={versions} shownId={summary.summaryId} onChoose={item.choose} />
            )}
          </Suspense>
          <IconButton icon={X} label={t('action.dismiss')} onClick={close} />
        </div>
      )}
      <Suspense>
        {open === 'language' && (
          <LanguagePanel
            spoken={transcript?.language}
            language={outputLanguage}
            onSubmit={(language) => request({ outputLanguage: language })}
          />
        )}
        {open === 'engine' && (
          <EnginePanel
            engine={item.engine}
            onSubmit={(engine) => {
              setOpen(undefined);
              item.writeWith(engine);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
