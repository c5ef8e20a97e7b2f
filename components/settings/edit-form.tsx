import { type ReactNode, useEffect, useRef } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './provider-form.module.css';

/** The form that adds or changes an entry. Its first field gets the focus. */
export function EditForm({
  isBusy = false,
  onSave,
  onClose,
  children,
}: {
  /** A save is under way; another one is ignored. */
  isBusy?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {settingsText('form.save')}
        </Button>
        <Button onClick={onClose}>{settingsText('form.cancel')}</Button>
      </div>
    </form>
  );
}
