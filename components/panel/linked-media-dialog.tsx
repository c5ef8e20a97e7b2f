import type { LinkedMediaItem } from '../../lib/contract/page.ts';
import { useApp } from '../app/app-context.ts';
import { queueSummaries } from '../app/queue-summaries.ts';
import { useAction } from '../app/use-action.ts';
import { useLive } from '../app/use-live.ts';
import { useTextEngine } from '../cost/use-text-engine.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { writingText } from '../i18n/writing-text.ts';
import choices from '../library/choice-list.module.css';
import { useSelection } from '../library/use-selection.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import styles from './linked-media-dialog.module.css';

/** The media items to which a page links, with checkboxes; the chosen ones are queued for their summaries. */
export default function LinkedMediaDialog({ media, onClose }: { media: LinkedMediaItem[]; onClose: () => void }) {
  const { client } = useApp();
  const action = useAction();
  const ids = media.map(({ contentId }) => contentId);
  const selection = useSelection(ids);
  const summarized = useLive(
    async (live) => {
      const summaries = await Promise.all(ids.map((id) => live.summary(id)));
      return new Set(ids.filter((_, index) => summaries[index]));
    },
    [ids.join()],
  );
  const engine = useTextEngine({ isVersion: true });
  const chosen = media.filter(({ contentId }) => selection.ids.has(contentId));

  const start = async () => {
    await queueSummaries(client, new Map(chosen.map(({ url, title }) => [url, title])));
    onClose();
  };

  return (
    <Dialog
      title={libraryText('linked.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={chosen.length < media.length ? selection.all : selection.clear}>
            {libraryText(chosen.length < media.length ? 'linked.all' : 'linked.none')}
          </Button>
          <Button variant="primary" disabled={chosen.length === 0 || action.isBusy} onClick={() => action.run(start)}>
            {libraryText('linked.start', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{libraryText('linked.hint')}</p>
      <ul className={choices.choices}>
        {media.map(({ contentId, url, title }) => (
          <li key={contentId}>
            <label className={`${choices.choice} ${styles.row}`}>
              <input
                type="checkbox"
                checked={selection.ids.has(contentId)}
                onChange={({ nativeEvent }) =>
                  selection.toggle(contentId, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
                }
              />
              <span dir="auto">{title || url}</span>
              {summarized?.has(contentId) && <small>{writingText('queue.done')}</small>}
            </label>
          </li>
        ))}
      </ul>
      {engine && 'name' in engine && engine.name && (
        <p className={styles.hint}>{libraryText('linked.model', { model: engine.name })}</p>
      )}
      {action.failure && <p role="alert">{failureText(action.failure).title}</p>}
    </Dialog>
  );
}
