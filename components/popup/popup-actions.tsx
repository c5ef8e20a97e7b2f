import LibraryBig from 'lucide-react/icons/library-big';
import Settings from 'lucide-react/icons/settings';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './popup-actions.module.css';

/** The actions at the end of the popup: `children`, the widest first, and the ways to the library and the settings. */
export function PopupActions({ children }: { children: ReactNode }) {
  const { navigation } = useApp();
  return (
    <div className={styles.actions}>
      {children}
      <IconButton icon={LibraryBig} label={t('place.library')} onClick={navigation.openLibrary} />
      <IconButton icon={Settings} label={t('action.settings')} onClick={() => navigation.openSettings()} />
    </div>
  );
}
