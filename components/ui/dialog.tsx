import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { t } from '../i18n/t.ts';
import { IconButton } from './button.tsx';
import styles from './dialog.module.css';

/** A modal dialog. Escape closes it, and the focus returns to the former element. */
export function Dialog({
  title,
  children,
  actions,
  onClose,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} className={styles.dialog} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {/* The last element, so that the content gets the initial focus. */}
      <IconButton icon={X} label={t('action.dismiss')} className={styles.close} onClick={onClose} />
    </dialog>
  );
}
