import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import CollectionView from '../collections/collection-view.tsx';
import CollectionsView from '../collections/collections-view.tsx';
import { NotesList } from '../library/notes-list.tsx';
import { Trash } from '../library/trash.tsx';
import ReviewView from '../review/review-view.tsx';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { WelcomePage } from '../welcome/welcome-page.tsx';
import styles from './skeleton.module.css';

const ignore = () => undefined;
const views: [string, ReactNode][] = [
  ['the notes', <NotesList key="" onOpen={ignore} />],
  ['the trash', <Trash key="" />],
  ['the collections', <CollectionsView key="" onOpen={ignore} />],
  ['a collection', <CollectionView key="" collectionId="a" onOpen={ignore} onBack={ignore} />],
  ['the review', <ReviewView key="" onOpen={ignore} />],
  ['the talk of the welcome page', <WelcomePage key="" talk={undefined} base="" />],
];

it.each(views)('stands in for %s until it is read', async (_, view) => {
  const never = () => new Promise<never>(ignore);
  renderView(fakeApp({ live: { observe: () => ignore }, client: { getSettings: never } }), view);
  await expect.element(css(`.${styles.skeleton}`)).toBeInTheDocument();
});
