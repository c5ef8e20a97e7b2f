import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { useLiveQuery } from 'dexie-react-hooks';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FolderMinus from 'lucide-react/icons/folder-minus';
import FolderX from 'lucide-react/icons/folder-x';
import Globe from 'lucide-react/icons/globe';
import { useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import type { SharedCollectionRow } from '../../lib/store/dexie/shared-models.ts';
import { accountClient } from '../account/account-client.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { Frame } from '../item/frame.tsx';
import { FailureBanner } from '../item/lazy-failure.ts';
import { QueueFooter } from '../queue/queue-footer.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import tabs from '../ui/tabs.module.css';
import summary from './collection-summary.module.css';
import styles from './collection-view.module.css';
import { openPublicPage } from './public-page.ts';
import { shared } from './shared.ts';
import { SharedItems } from './shared-items.tsx';

/** A collection of somebody else, as they have it: to read, and to let go. */
export function SharedCollectionView({
  id,
  row,
  serverUrl,
  onOpen,
  onBack,
}: {
  id: string;
  /** None once it is gone. */
  row: SharedCollectionRow | null;
  serverUrl: string | undefined;
  onOpen: (contentId: string) => void;
  onBack: () => void;
}) {
  const media = useLiveQuery(() => shared.contents(row?.items.map(({ contentId }) => contentId) ?? []), [row]) ?? [];
  const [isReleased, setIsReleased] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<FailureData>();
  const back = <IconButton icon={ArrowLeft} label={t('place.back')} onClick={onBack} />;

  const attempt = async (deed: 'acquire' | 'release') => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await accountClient[deed]({ id });
      setIsReleased(deed === 'release');
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    } finally {
      setIsBusy(false);
    }
  };
  const fault = failure && <FailureBanner failure={failure} onDismiss={() => setFailure(undefined)} />;

  if (!row) {
    return (
      <Frame
        state="none"
        header={
          <div className={styles.header}>
            {back}
            <h1 className="hidden-text">{libraryText('section.collections')}</h1>
          </div>
        }
      >
        {fault}
        <Notice
          icon={FolderX}
          title={libraryText(isReleased ? 'collection.released' : 'collection.withdrawn')}
          actions={
            isReleased && (
              <Button disabled={isBusy} onClick={() => void attempt('acquire')}>
                {libraryText('collection.again')}
              </Button>
            )
          }
        >
          {libraryText('collection.withdrawn.body')}
        </Notice>
      </Frame>
    );
  }
  const { name, description, aggregated } = row.collection;
  const titles = new Map(media.map(({ contentId, title }) => [contentId, title]));
  return (
    <Frame
      state="ready"
      header={
        <div className={styles.header}>
          {back}
          <div className={styles.words}>
            <h1 dir="auto">{name}</h1>
            <p>
              {libraryText('count', { count: row.items.length })} · {libraryText('collection.shared')}
            </p>
          </div>
          {serverUrl && (
            <IconButton icon={Globe} label={libraryText('collection.page')} onClick={() => openPublicPage(serverUrl, id)} />
          )}
          <IconButton
            icon={FolderMinus}
            label={libraryText('collection.release')}
            disabled={isBusy}
            onClick={() => void attempt('release')}
          />
        </div>
      }
      footer={<QueueFooter />}
    >
      {fault}
      <Root className={tabs.root} defaultValue="items">
        <List className={tabs.list} aria-label={t('tabs.label')}>
          <Trigger value="items">{libraryText('collection.items')}</Trigger>
          {aggregated && <Trigger value="summary">{t('tabs.summary')}</Trigger>}
        </List>
        <Content value="items" className={tabs.content}>
          {description && (
            <p className={styles.description} dir="auto">
              {description}
            </p>
          )}
          <SharedItems media={media} onOpen={onOpen} />
        </Content>
        {aggregated && (
          <Content value="summary" className={tabs.content}>
            <ul className={summary.lines}>
              {aggregated.lines.map(({ text, cites }) => (
                <li key={`${cites} ${text}`} dir="auto">
                  {text}
                  {cites.map((contentId) => (
                    <button key={contentId} type="button" className={summary.cite} onClick={() => onOpen(contentId)}>
                      {titles.get(contentId) ?? t('media.untitled')}
                    </button>
                  ))}
                </li>
              ))}
            </ul>
          </Content>
        )}
      </Root>
    </Frame>
  );
}
