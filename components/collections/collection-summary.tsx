import RefreshCw from 'lucide-react/icons/refresh-cw';
import Sparkles from 'lucide-react/icons/sparkles';
import type { LibraryItem } from '../../lib/ports/live-queries.ts';
import type { Collection } from '../../lib/records/collection.ts';
import { useApp } from '../app/app-context.ts';
import { createPendingRun } from '../app/pending-run.ts';
import { queueSummaries } from '../app/queue-summaries.ts';
import { useAction } from '../app/use-action.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { titleOf } from '../library/title-of.ts';
import { Button } from '../ui/button.tsx';
import { Banner, Notice } from '../ui/notice.tsx';
import { AggregatedLines } from './aggregated-lines.tsx';
import styles from './collection-summary.module.css';

const useGeneration = createPendingRun<{ id: string }>(({ client }, request, signal) =>
  client.summarizeCollection(request, { signal }),
);

/** The summary of all items of a collection, and the button that generates it. */
export function CollectionSummary({
  collection: { id, aggregated },
  items,
  onOpen,
}: {
  collection: Collection;
  items: LibraryItem[];
  onOpen: (contentId: string) => void;
}) {
  const { run, isRunning: isBusy, start, dismiss: dismissRun } = useGeneration(id);
  const { client } = useApp();
  const queueing = useAction();
  const failure = queueing.failure ?? run?.failure;
  const titles = new Map(items.map((item) => [item.saved.contentId, titleOf(item)]));

  const dismiss = () => {
    queueing.dismiss();
    dismissRun();
  };
  const generate = () => {
    queueing.dismiss();
    start({ id });
  };
  // The summaries of the items are the source of the collection's.
  const summarizeItems = async () => {
    await queueSummaries(client, new Map(items.map((item) => [item.content.sourceUrl, titleOf(item)])));
    dismissRun();
  };
  const button = isBusy ? (
    <Button onClick={run?.cancel}>{t('action.cancel')}</Button>
  ) : (
    <Button
      variant={aggregated ? 'plain' : 'primary'}
      icon={aggregated ? RefreshCw : Sparkles}
      disabled={items.length === 0}
      onClick={generate}
    >
      {aggregated ? t('action.regenerate') : libraryText('aggregate.generate')}
    </Button>
  );

  return (
    <section data-view="aggregated" aria-label={t('tabs.summary')} aria-busy={isBusy} className={styles.view}>
      {failure?.code === 'notFound' ? (
        <Banner
          icon={Sparkles}
          role="alert"
          title={libraryText('aggregate.missing')}
          actions={
            <Button disabled={queueing.isBusy} onClick={() => queueing.run(summarizeItems)}>
              {libraryText('summarize.open')}
            </Button>
          }
        >
          {libraryText('aggregate.missing.body')}
        </Banner>
      ) : (
        failure && <FailureBanner failure={failure} onRetry={generate} onDismiss={dismiss} />
      )}
      {aggregated ? (
        <>
          <div className={styles.tools}>
            {button}
            {isBusy && <span role="status">{libraryText('aggregate.generating')}</span>}
          </div>
          <AggregatedLines aggregated={aggregated} titles={titles} onOpen={onOpen} />
        </>
      ) : (
        <Notice icon={Sparkles} title={libraryText(isBusy ? 'aggregate.generating' : 'aggregate.none')} actions={button}>
          {libraryText('aggregate.none.body')}
        </Notice>
      )}
    </section>
  );
}
