import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useRef, useState } from 'react';
import { toPlainText } from '../../lib/markdown/to-plain-text.ts';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import { useLive } from '../app/use-live.ts';
import { usePicture } from '../app/use-picture.ts';
import { dayAndTime } from '../i18n/formats.ts';
import { libraryText } from '../i18n/library-text.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import row from '../ui/row.module.css';
import { Skeleton } from '../ui/skeleton.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './notes-list.module.css';
import { titleOf } from './title-of.ts';

/** Number of notes per page. */
const pageSize = 50;
/** Maximum characters of a note of which its excerpt is made. */
const excerptLength = 300;

/** All notes, newest first. */
export function NotesList({ onOpen }: { onOpen: (contentId: string) => void }) {
  const [count, setCount] = useState(pageSize);
  const found = useLive((live) => readNotes(live, count + 1), [count]);
  if (!found) return <Skeleton />;
  if (found.length === 0) {
    return (
      <Notice icon={NotebookPen} title={libraryText('notes.none')}>
        {libraryText('notes.none.body')}
      </Notice>
    );
  }
  return (
    <>
      <Notes notes={found.slice(0, count)} onOpen={onOpen} />
      {found.length > count && (
        <p className={styles.more}>
          <Button onClick={() => setCount(count + pageSize)}>{libraryText('notes.more')}</Button>
        </p>
      )}
    </>
  );
}

type ListedNote = Awaited<ReturnType<typeof readNotes>>[number];

function Notes({ notes, onOpen }: { notes: ListedNote[]; onOpen: (contentId: string) => void }) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, 'button');
  return (
    <ul ref={list} className={styles.notes}>
      {notes.map(({ contentId, title, excerpt, updatedAt, pictureId }) => (
        <li key={contentId} className={styles.note} data-note={contentId}>
          <h2 dir="auto">
            <button type="button" className={row.whole} onClick={() => onOpen(contentId)}>
              {title}
            </button>
          </h2>
          <time dateTime={new Date(updatedAt).toISOString()}>{dayAndTime(updatedAt)}</time>
          <p dir="auto">{excerpt}</p>
          {pictureId && <Thumbnail pictureId={pictureId} />}
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ pictureId }: { pictureId: string }) {
  const picture = usePicture(pictureId, 'thumbnail');
  return picture && <img src={picture.src} className={styles.picture} alt="" />;
}

async function readNotes(live: LiveQueries, limit: number) {
  const notes = await live.listNotes({ limit });
  const items = new Map((await live.items(notes.map(({ contentId }) => contentId))).map((item) => [item.saved.contentId, item]));
  return notes.map(({ contentId, text, updatedAt }) => {
    const item = items.get(contentId);
    return {
      contentId,
      updatedAt,
      title: item ? titleOf(item) : contentId,
      excerpt: toPlainText(text.slice(0, excerptLength)),
      pictureId: firstPicture(text),
    };
  });
}

/** Returns the id of the first picture of a note. */
const firstPicture = (text: string): string | undefined => /\]\(#t=[\d.]{1,12}&picture=([\w-]{1,64})\)/.exec(text)?.[1];
