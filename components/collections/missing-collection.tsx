import ArrowLeft from 'lucide-react/icons/arrow-left';
import FolderX from 'lucide-react/icons/folder-x';
import type { ReactNode } from 'react';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './collection-frame.module.css';

/** The notice in place of a collection that was deleted or is no longer shared. */
export const MissingCollection = ({
  title,
  body,
  action,
  onBack,
  children,
}: {
  title: string;
  body: string;
  action: ReactNode;
  onBack: () => void;
  /** Content above the notice. */
  children?: ReactNode;
}) => (
  <Frame
    state="none"
    header={
      <div className={styles.header}>
        <IconButton icon={ArrowLeft} label={t('place.back')} onClick={onBack} />
        <h1 className="hidden-text">{libraryText('section.collections')}</h1>
      </div>
    }
  >
    {children}
    <Notice icon={FolderX} title={title} actions={action}>
      {body}
    </Notice>
  </Frame>
);
