import { usePicture } from '../app/use-picture.ts';
import { notesText } from '../i18n/notes-text.ts';
import { clockTime } from '../i18n/time.ts';
import styles from './note-picture.module.css';

/** A picture of a note. Renders nothing until it is loaded, and for a picture that is not stored, whose link remains a time. */
function NotePicture({ pictureId }: { pictureId: string }) {
  const picture = usePicture(pictureId, 'image');
  if (!picture) return null;
  const { time, ...image } = picture;
  return <img {...image} className={styles.picture} alt={notesText('picture.alt', { time: clockTime(time) })} />;
}

/** Renders the picture of a link; a constant, so that it keeps the memo of unchanged blocks. */
export const renderPicture = (pictureId: string) => <NotePicture pictureId={pictureId} />;
