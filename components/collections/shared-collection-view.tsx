import FolderMinus from 'lucide-react/icons/folder-minus';
import { useState } from 'react';
import type { SharedCollectionRow } from '../../lib/ports/live-queries.ts';
import { useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { useLive } from '../app/use-live.ts';
import { FailureBanner } from '../failure/failure-views.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { AggregatedLines } from './aggregated-lines.tsx';
import { CollectionFrame } from './collection-frame.tsx';
import { MissingCollection } from './missing-collection.tsx';
import { SharedItems } from './shared-items.tsx';

/** A collection of another user, read-only, with a button that removes it from the user's collections. */
export function SharedCollectionView({
  id,
  row,
  onOpen,
  onBack,
}: {
  id: string;
  /** Null when the collection is no longer shared. */
  row: SharedCollectionRow | null;
  onOpen: (contentId: string) => void;
  onBack: () => void;
}) {
  const { account } = useApp();
  const media = useLive((live) => live.shared.contents(row?.items.map(({ contentId }) => contentId) ?? []), [row]) ?? [];
  const [isReleased, setIsReleased] = useState(false);
  const { isBusy, failure, run, dismiss } = useAction();
  const change = (action: 'acquire' | 'release') =>
    run(async () => {
      await account[action]({ id });
      setIsReleased(action === 'release');
    });
  const failureBanner = failure && <FailureBanner failure={failure} onDismiss={dismiss} />;

  if (!row) {
    return (
      <MissingCollection
        title={libraryText(isReleased ? 'collection.released' : 'collection.withdrawn')}
        body={libraryText('collection.withdrawn.body')}
        action={
          isReleased && (
            <Button disabled={isBusy} onClick={() => change('acquire')}>
              {libraryText('collection.addAgain')}
            </Button>
          )
        }
        onBack={onBack}
      >
        {failureBanner}
      </MissingCollection>
    );
  }
  const { collection, items } = row;
  const { aggregated } = collection;
  const titles = new Map(media.map(({ contentId, title }) => [contentId, title]));
  return (
    <CollectionFrame
      collection={collection}
      facts={`${libraryText('count', { count: items.length })} · ${libraryText('collection.shared')}`}
      tools={
        <IconButton
          icon={FolderMinus}
          label={libraryText('collection.release')}
          disabled={isBusy}
          onClick={() => change('release')}
        />
      }
      tabs={{
        items: <SharedItems media={media} onOpen={onOpen} />,
        summary: aggregated && <AggregatedLines aggregated={aggregated} titles={titles} onOpen={onOpen} />,
      }}
      onBack={onBack}
    >
      {failureBanner}
    </CollectionFrame>
  );
}
