import { lazy, Suspense } from 'react';
import { LibraryView } from '../library/library-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { goBack, goTo } from './route.ts';

const CollectionsView = lazy(() => import('../collections/collections-view.tsx'));
const ReviewView = lazy(() => import('../review/review-view.tsx'));
const CollectionView = lazy(() => import('../collections/collection-view.tsx'));

/** The library, perhaps with a search, or one of its collections. */
export default function LibraryPlace({ collectionId, keyword }: { collectionId?: string; keyword?: string }) {
  if (collectionId !== undefined) {
    return (
      <CollectionView
        key={collectionId}
        collectionId={collectionId}
        onOpen={(contentId, at) => goTo({ place: 'item', contentId, at })}
        onBack={goBack}
      />
    );
  }
  return (
    <LibraryView
      initialKeyword={keyword}
      onOpen={(contentId, target) => goTo({ place: 'item', contentId, ...target })}
      collections={
        <Suspense fallback={<Skeleton />}>
          <CollectionsView onOpen={(id) => goTo({ place: 'library', collectionId: id })} />
        </Suspense>
      }
      review={
        <Suspense fallback={<Skeleton />}>
          <ReviewView onOpen={(contentId, at) => goTo({ place: 'item', contentId, at })} />
        </Suspense>
      }
    />
  );
}
