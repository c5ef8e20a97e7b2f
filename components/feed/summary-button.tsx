import BookOpenText from 'lucide-react/icons/book-open-text';
import FileText from 'lucide-react/icons/file-text';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { feedText } from '../i18n/feed-text.ts';
import { IconButton } from '../ui/button.tsx';
import type { ItemSummaryState } from './item-summary-state.ts';
import styles from './summary-button.module.css';

/** The button for an item's summary: start, cancel, open or retry. */
export function SummaryButton({
  summary,
  title,
  tabIndex,
  onStart,
  onCancel,
  onOpen,
}: {
  summary: ItemSummaryState;
  title: string;
  tabIndex: number;
  onStart: () => void;
  onCancel: (taskId: string) => void;
  onOpen: (contentId: string) => void;
}) {
  const label = (key: Parameters<typeof feedText>[0]) => feedText(key, { title });
  switch (summary.state) {
    case 'none':
      return <IconButton icon={FileText} label={label('item.summarize')} tabIndex={tabIndex} onClick={onStart} />;
    case 'working':
      return (
        <IconButton
          icon={LoaderCircle}
          label={label('item.cancel')}
          tabIndex={tabIndex}
          className={styles.working}
          onClick={() => onCancel(summary.taskId)}
        />
      );
    case 'ready':
      return (
        <IconButton
          icon={BookOpenText}
          label={label('item.read')}
          tabIndex={tabIndex}
          className={styles.ready}
          onClick={() => onOpen(summary.contentId)}
        />
      );
    case 'failed':
      return <IconButton icon={RotateCcw} label={label('item.retry')} tabIndex={tabIndex} onClick={onStart} />;
  }
}
