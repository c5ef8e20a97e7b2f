import ArchiveRestore from 'lucide-react/icons/archive-restore';
import { useLiveById } from '../app/use-live-by-id.ts';
import { dayAndTime } from '../i18n/formats.ts';
import { notesText } from '../i18n/notes-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Button } from '../ui/button.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { renderPicture } from './note-picture.tsx';
import styles from './note-versions.module.css';

/** The former versions of a note, each with a button that restores it. */
export function NoteVersions({
  contentId,
  seek,
  onRestore,
}: {
  contentId: string;
  seek: Seek;
  onRestore: (versionId: string) => void;
}) {
  const versions = useLiveById(contentId, (live, id) => live.noteVersions(id));
  if (!versions) return null;
  if (versions.length === 0) return <p className={styles.none}>{notesText('versions.none')}</p>;
  return (
    <ul className={styles.versions} aria-label={notesText('versions.label')}>
      {versions.map(({ versionId, text, createdAt, replacedBy }, index) => (
        <li key={versionId} data-note-version={versionId}>
          <details open={index === 0}>
            <summary>
              <time dateTime={new Date(createdAt).toISOString()}>{dayAndTime(createdAt)}</time>
              <span className={styles.reason}>{notesText(`replaced.${replacedBy}`)}</span>
            </summary>
            <div className={styles.text}>
              <Markdown text={text} seek={seek} picture={renderPicture} />
            </div>
          </details>
          <Button icon={ArchiveRestore} onClick={() => onRestore(versionId)}>
            {notesText('versions.restore')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
