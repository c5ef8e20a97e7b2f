import RefreshCw from 'lucide-react/icons/refresh-cw';
import CostQuestionBanner from '../cost/cost-question.tsx';
import { FailureBanner, FallbackBanner } from '../failure/failure-views.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import type { Subject } from '../item/item-records.ts';
import { taskProgressOf } from '../item/item-state.ts';
import { isNewTask } from '../item/item-tasks.ts';
import { Progress } from '../item/progress.tsx';
import type { Item } from '../item/use-item.ts';
import { TrustLine } from '../summary/trust-line.tsx';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Seek } from '../ui/time-button.tsx';
import styles from './article-panel.module.css';
import { articleText } from './article-text.ts';
import { ArticleView } from './article-view.tsx';
import { useArticle } from './use-article.ts';

/** The article of a media item, with its progress, its failure and its tools. */
export default function ArticlePanel({ item, subject, seek }: { item: Item; subject: Subject; seek: Seek }) {
  const { requests, task, shown, cues, request } = useArticle(item, subject);
  const { url, contentId } = subject;
  const about = { url, contentId };
  const work = taskProgressOf(task) ?? (requests.isRequesting ? { stage: 'finding' as const } : undefined);
  const newTask = task && isNewTask(task, requests) ? task : undefined;
  const failure = work ? undefined : (requests.failure ?? (newTask?.status === 'failed' ? newTask.failure : undefined));
  const fallbackReason = task?.status === 'completed' && task.summaryId === shown?.version.summaryId ? task.failure : undefined;
  const chapters = shown?.digest.chapters.filter(({ lines }) => lines.length > 0) ?? [];

  return (
    <div className={styles.panel} data-growing={shown?.isGrowing || undefined}>
      {failure && failure.code !== 'cancelled' && (
        <FailureBanner failure={failure} about={about} onRetry={() => request(false)} onDismiss={requests.dismiss} />
      )}
      {fallbackReason && newTask && (
        <FallbackBanner failure={fallbackReason} about={about} onRetry={() => request(false)} onDismiss={requests.dismiss} />
      )}
      {requests.question && <CostQuestionBanner question={requests.question} />}
      {work && (
        <div className={styles.progress}>
          <Progress work={work} onCancel={requests.cancel} />
        </div>
      )}
      {!shown && work && <Skeleton />}
      {shown && chapters.length === 0 && <p className={styles.empty}>{writingText('article.empty')}</p>}
      {shown && chapters.length > 0 && (
        <>
          <div className={styles.tools}>
            <IconButton
              icon={RefreshCw}
              label={t('action.regenerate')}
              disabled={work !== undefined}
              onClick={() => request(true)}
            />
            <CopyButton
              compact
              label={writingText('article.copy')}
              text={() => articleText({ title: item.title ?? '', url, chapters, isProse: isProse(shown.version) })}
            />
          </div>
          <ArticleView
            chapters={chapters}
            isProse={(chapter) => isProse(shown.version) || shown.writtenChapters.includes(chapter)}
            language={shown.digest.language}
            cues={cues}
            seek={seek}
          />
          <TrustLine made={shown.version.made} cueCount={cues.length} isGrowing={shown.isGrowing} />
        </>
      )}
    </div>
  );
}

const isProse = ({ made }: { made: { engine: string } }) => made.engine === 'model';
