import BookOpen from 'lucide-react/icons/book-open';
import Columns2 from 'lucide-react/icons/columns-2';
import GitFork from 'lucide-react/icons/git-fork';
import History from 'lucide-react/icons/history';
import PenLine from 'lucide-react/icons/pen-line';
import TextCursor from 'lucide-react/icons/text-cursor';
import X from 'lucide-react/icons/x';
import { lazy, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react';
import { FailureBanner } from '../failure/failure-views.ts';
import { notesText } from '../i18n/notes-text.ts';
import { t } from '../i18n/t.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Banner } from '../ui/notice.tsx';
import { Segmented } from '../ui/segmented.tsx';
import type { Seek } from '../ui/time-button.tsx';
import { InsertPicture } from './insert-picture.tsx';
import { InsertTime } from './insert-time.tsx';
import { renderPicture } from './note-picture.tsx';
import { NoteVersions } from './note-versions.tsx';
import styles from './notes-view.module.css';
import { useInsertedPictures } from './use-inserted-pictures.tsx';
import { useNote } from './use-note.ts';
import { useNoteGeneration } from './use-note-generation.tsx';
import { useNoteView } from './use-note-view.ts';

const viewIcons = { write: TextCursor, both: Columns2, read: BookOpen } as const;

const RememberNote = lazy(() => import('./remember-note.tsx'));
const PromptPanel = lazy(() => import('../summary/prompt-panel.tsx'));

/** The note on a media item: an editor and a preview. */
export default function NotesView({
  contentId,
  url,
  seek,
  toPortable,
}: {
  contentId: string;
  url: string;
  seek: Seek;
  /** Converts the note to Markdown for other programs. */
  toPortable: (text: string) => string;
}) {
  const { note, session } = useNote({ contentId, url });
  const generation = useNoteGeneration({ contentId, url });
  const [view, setView] = useNoteView();
  const [open, setOpen] = useState<'versions' | 'prompt'>();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text = '', isSaved, failure, hasOverwritten } = note;
  const shown = useDeferredValue(text);
  const toggle = (panel: typeof open) => ({
    'aria-expanded': open === panel,
    onClick: () => setOpen(open === panel ? undefined : panel),
  });
  const insert = useCallback(
    (link: string) => (area.current ? insertText(area.current, link) : void session.append(link)),
    [session],
  );
  const pictures = useInsertedPictures(contentId, insert);
  const showVersions = () => {
    session.dismiss();
    setOpen('versions');
  };

  return (
    <section
      data-view="notes"
      data-saved={isSaved && note.text !== undefined}
      aria-label={t('tabs.notes')}
      className={styles.view}
    >
      <div className={styles.tools}>
        <InsertTime contentId={contentId} onInsert={insert} />
        <InsertPicture contentId={contentId} onPress={pictures.insertPicture} />
        {view !== 'read' && (
          <Suspense>
            <RememberNote contentId={contentId} area={area} />
          </Suspense>
        )}
        <Segmented
          label={notesText('view.label')}
          value={view}
          options={(['write', 'both', 'read'] as const).map((value) => ({
            value,
            label: notesText(`view.${value}`),
            icon: viewIcons[value],
          }))}
          onChange={setView}
        />
        <span className={styles.right}>
          <IconButton icon={PenLine} label={notesText('prompt.open')} disabled={generation.isWriting} {...toggle('prompt')} />
          <IconButton icon={History} label={notesText('versions.open')} {...toggle('versions')} />
          <CopyButton compact label={notesText('copy')} text={() => toPortable(text)} />
        </span>
      </div>
      {hasOverwritten && (
        <Banner
          icon={GitFork}
          role="alert"
          title={notesText('conflict.title')}
          actions={
            <>
              <Button onClick={showVersions}>{notesText('conflict.show')}</Button>
              <IconButton icon={X} label={t('action.dismiss')} onClick={session.dismiss} />
            </>
          }
        >
          {notesText('conflict.body')}
        </Banner>
      )}
      {failure && <FailureBanner failure={failure} onRetry={session.retry} onDismiss={session.dismiss} />}
      {pictures.strip}
      {generation.strip}
      {open === 'versions' && <NoteVersions contentId={contentId} seek={seek} onRestore={generation.restore} />}
      {open === 'prompt' && (
        <div className={styles.prompt}>
          <Suspense>
            <PromptPanel
              prompt={undefined}
              offersEmoji={false}
              onSubmit={({ customPrompt }) => {
                setOpen(undefined);
                if (customPrompt) generation.write(customPrompt);
              }}
            />
          </Suspense>
          <p className={styles.hint}>{notesText('prompt.hint')}</p>
        </div>
      )}
      <div className={styles.panes} data-panes={view}>
        {view !== 'read' && (
          <div className={styles.editor}>
            <textarea
              ref={area}
              dir="auto"
              aria-label={notesText('editor')}
              placeholder={notesText('placeholder')}
              disabled={note.text === undefined}
              value={text}
              onChange={({ target }) => session.write(target.value)}
              onBlur={() => void session.save().catch(() => undefined)}
            />
            <span className={styles.saved}>{text && notesText(isSaved ? 'saved' : failure ? 'unsaved' : 'saving')}</span>
          </div>
        )}
        {view !== 'write' && (
          <section className={styles.preview} aria-label={notesText('preview')}>
            {shown.trim() ? (
              <Markdown text={shown} seek={seek} picture={renderPicture} />
            ) : (
              <p className={styles.hint}>{notesText('preview.empty')}</p>
            )}
          </section>
        )}
      </div>
    </section>
  );
}

/** Inserts a text at the caret as if it were typed, so that the browser can undo it. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
  const before = isSpace(value[selectionStart - 1]) ? '' : ' ';
  const after = isSpace(value[selectionEnd]) && selectionEnd < value.length ? '' : ' ';
  const typed = before + text + after;
  if (document.execCommand('insertText', false, typed)) return;
  area.setRangeText(typed, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
