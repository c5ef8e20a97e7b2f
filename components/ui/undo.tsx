import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './button.tsx';
import styles from './undo.module.css';

/** An action that can be undone for a while. */
export interface UndoableAction {
  /** Message. */
  text: string;
  undo: () => void;
  /** Completes an action that was deferred until it can't be undone any more. */
  commit?: () => Promise<void>;
}

export interface Undo {
  /** Offers to undo an action. It completes the one that was offered before. */
  offer(undoable: UndoableAction): void;
  /** Completes the offered action now, for what must not start before it. Rejects if the action fails. */
  commit(): Promise<void>;
  strip: ReactNode;
}

/** Duration in which an action can be undone (milliseconds). */
const undoTimeoutMs = 8000;

/** Returns a strip that offers to undo the last action for some seconds. */
export function useUndo(): Undo {
  const [shown, setShown] = useState<UndoableAction>();
  const open = useRef<UndoableAction>(undefined);

  const take = useCallback(() => {
    const taken = open.current;
    open.current = undefined;
    setShown(undefined);
    return taken;
  }, []);
  const commit = useCallback(async () => take()?.commit?.(), [take]);
  // Without a caller that waits for it, only the owner of the action knows what to do about a failure.
  const commitLast = useCallback(() => void commit().catch(() => undefined), [commit]);
  const offer = useCallback(
    (undoable: UndoableAction) => {
      commitLast();
      open.current = undoable;
      setShown(undoable);
    },
    [commitLast],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(commitLast, undoTimeoutMs);
    return () => clearTimeout(timer);
  }, [shown, commitLast]);
  useEffect(() => {
    addEventListener('pagehide', commitLast);
    return () => {
      removeEventListener('pagehide', commitLast);
      commitLast();
    };
  }, [commitLast]);

  return {
    offer,
    commit,
    strip: (
      <div role="status" className={styles.place}>
        {shown && (
          <div className={styles.strip}>
            <span>{shown.text}</span>
            <Button variant="quiet" onClick={() => take()?.undo()}>
              {t('action.undo')}
            </Button>
          </div>
        )}
      </div>
    ),
  };
}
