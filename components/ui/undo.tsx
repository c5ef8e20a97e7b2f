import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './button.tsx';
import styles from './undo.module.css';

/** An action that can be undone for a while. */
export interface Undoable {
  /** Message. */
  text: string;
  undo: () => void;
  /** Completes an action that was deferred until it can't be undone any more. */
  commit?: () => void;
}

/** Duration in which an action can be undone (milliseconds). */
const undoTimeoutMs = 8000;

/** Returns a strip that offers to undo the last action for some seconds. A new action completes the former one. */
export function useUndo(): { offer: (undoable: Undoable) => void; strip: ReactNode } {
  const [shown, setShown] = useState<Undoable>();
  const open = useRef<Undoable>(undefined);

  const end = useCallback((how: 'undo' | 'commit') => {
    open.current?.[how]?.();
    open.current = undefined;
    setShown(undefined);
  }, []);
  const offer = useCallback(
    (undoable: Undoable) => {
      end('commit');
      open.current = undoable;
      setShown(undoable);
    },
    [end],
  );
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => end('commit'), undoTimeoutMs);
    return () => clearTimeout(timer);
  }, [shown, end]);
  useEffect(() => {
    const commit = () => open.current?.commit?.();
    addEventListener('pagehide', commit);
    return () => {
      removeEventListener('pagehide', commit);
      commit();
    };
  }, []);

  return {
    offer,
    strip: (
      <div role="status" className={styles.place}>
        {shown && (
          <div className={styles.strip}>
            <span>{shown.text}</span>
            <Button variant="quiet" onClick={() => end('undo')}>
              {t('action.undo')}
            </Button>
          </div>
        )}
      </div>
    ),
  };
}
