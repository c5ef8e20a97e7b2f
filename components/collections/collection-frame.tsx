import { Content, Root } from '@radix-ui/react-tabs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Globe from 'lucide-react/icons/globe';
import ListVideo from 'lucide-react/icons/list-video';
import type { ReactNode } from 'react';
import type { Collection } from '../../lib/records/collection.ts';
import { useAccountStatus } from '../account/use-account-status.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t, uiDirection } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { IconButton } from '../ui/button.tsx';
import { tabIcons } from '../ui/tab-icons.ts';
import { TabList } from '../ui/tab-list.tsx';
import tabStyles from '../ui/tabs.module.css';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './collection-frame.module.css';

const order = ['items', 'summary', 'ask'] as const;

/** The page of the user's own or a shared collection: name, tools, and its parts as tabs. */
export function CollectionFrame({
  collection: { id, name, description, isPublic },
  facts,
  tools,
  tabs,
  onBack,
  children,
}: {
  collection: Collection;
  facts: string;
  tools: ReactNode;
  tabs: Partial<Record<(typeof order)[number], ReactNode>>;
  onBack: () => void;
  /** Content above the tabs. */
  children: ReactNode;
}) {
  usePageTitle(name);
  const serverUrl = useAccountStatus()?.serverUrl;
  const shown = order.filter((part) => tabs[part] !== undefined);
  return (
    <Frame
      state="ready"
      header={
        <div className={styles.header}>
          <IconButton icon={ArrowLeft} label={t('place.back')} onClick={onBack} />
          <div className={styles.text}>
            <h1 dir="auto">{name}</h1>
            <p>{facts}</p>
          </div>
          {isPublic && serverUrl && (
            <IconButton icon={Globe} label={libraryText('collection.page')} onClick={() => openPublicPage(serverUrl, id)} />
          )}
          {tools}
        </div>
      }
      footer={<QueueFooter />}
    >
      {children}
      <Root dir={uiDirection} className={tabStyles.root} defaultValue="items">
        <TabList
          label={t('tabs.label')}
          tabs={shown.map((part) => ({
            value: part,
            ...(part === 'items'
              ? { label: libraryText('collection.items'), icon: ListVideo }
              : { label: t(`tabs.${part}`), icon: tabIcons[part] }),
          }))}
        />
        {shown.map((part) => (
          <Content key={part} value={part} className={tabStyles.content}>
            {part === 'items' && description && (
              <p className={styles.description} dir="auto">
                {description}
              </p>
            )}
            {tabs[part]}
          </Content>
        ))}
      </Root>
    </Frame>
  );
}

/** Opens the public web page of a collection. */
function openPublicPage(serverUrl: string, collectionId: string): void {
  open(`${serverUrl}/c/${encodeURIComponent(collectionId)}`, '_blank', 'noopener');
}
