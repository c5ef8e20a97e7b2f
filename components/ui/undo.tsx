import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from './button.tsx';
import styles from './undo.module.css';

/** Something that was done, and can be taken back for a while. */
export interface Undoable {
  /** What was done, in words. */
  text: string;
  undo: () => void;
  /** What makes it final, where that is left to the end. */
  commit?: () => void;
}

/** How long it can be taken back (milliseconds). */
const undoTimeoutMs = 8000;

/** The strip that says what was done, and the way to take it back. What is offered anew makes the former final. */
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
