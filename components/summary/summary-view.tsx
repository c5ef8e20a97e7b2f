import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Cue } from '../../lib/contract/cue.ts';
import type { Summary } from '../../lib/ports.ts';
import { t } from '../i18n/t.ts';
import { type DetailName, detailLabel, detailNameOf, detailNames } from '../item/detail-levels.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { Lines } from './lines.tsx';
import { summaryText } from './summary-text.ts';
import styles from './summary-view.module.css';

/** What is said, as lines, and how long they should be. */
export function SummaryView({
  title,
  url,
  summary,
  cues,
  seek,
  busy,
  level,
  onRefine,
}: {
  title: string;
  url: string;
  summary: Summary;
  cues: Cue[];
  seek: Seek;
  busy: boolean;
  /** The level that was asked for last; the summary's own until then. */
  level: DetailName | undefined;
  onRefine: (level: DetailName, isRefresh: boolean) => void;
}) {
  const { lines, language } = summary.digest;
  const shown = level ?? detailNameOf(summary.key);
  return (
    <section data-view="summary" aria-label={t('summary.label')} className={styles.view}>
      <div className={styles.tools}>
        <Segmented
          label={t('detail.label')}
          value={shown}
          options={detailNames.map((name) => ({ value: name, label: t(detailLabel(name)) }))}
          onChange={(name) => onRefine(name, false)}
        />
        <span className={styles.right}>
          <IconButton
            icon={RefreshCw}
            label={t('action.regenerate')}
            disabled={busy}
            onClick={() => onRefine(shown ?? 'medium', true)}
          />
          <CopyButton compact label={t('action.copySummary')} text={() => summaryText({ title, url, lines, cues })} />
        </span>
      </div>
      {lines.length > 0 ? (
        <Lines lines={lines} cues={cues} language={language} seek={seek} />
      ) : (
        <p className={styles.empty}>{t('summary.empty')}</p>
      )}
    </section>
  );
}
