import ExternalLink from 'lucide-react/icons/external-link';
import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ReactNode } from 'react';
import { t } from '../../components/i18n/t.ts';
import { Frame } from '../../components/item/frame.tsx';
import { ItemHeader } from '../../components/item/item-header.tsx';
import { LanguageChooser, languagesOf } from '../../components/item/language-chooser.tsx';
import { FailureBanner, FailureNotice } from '../../components/item/lazy-failure.ts';
import { OfflineBanner } from '../../components/item/offline-banner.tsx';
import { Progress } from '../../components/item/progress.tsx';
import type { Subject } from '../../components/item/rows.ts';
import { stateText } from '../../components/item/state-text.ts';
import { useItem } from '../../components/item/use-item.ts';
import { openReader } from '../../components/item/views.ts';
import { IconButton } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import type { Seek } from '../../components/ui/time-button.tsx';
import { ItemTabs } from './item-tabs.tsx';

/** One medium, in whatever state it is. What is there is shown while the rest is made. */
export function ItemPanel({
  subject,
  player,
  chooser,
  isReader = false,
}: {
  subject: Subject;
  /** None where nothing plays: times then lead to the words. */
  player: Seek | undefined;
  chooser?: ReactNode;
  isReader?: boolean;
}) {
  const { contentId, url } = subject;
  const item = useItem(subject);
  const { name, work, failure } = item.state;
  const { summary, transcript, content } = item;
  const about = { url, contentId };
  const languages = languagesOf(content);
  const hasSomething = summary !== undefined || (transcript !== undefined && !failure);

  return (
    <Frame
      state={name}
      contentId={contentId}
      said={stateText(item.state)}
      duration={item.duration}
      header={
        <>
          <ItemHeader
            title={item.title}
            duration={item.duration}
            author={content?.author}
            words={transcript}
            language={
              languages.length > 1 && (
                <LanguageChooser
                  languages={languages}
                  shown={transcript?.language}
                  onChoose={(language) => item.refine(item.level ?? 'medium', false, language)}
                />
              )
            }
            actions={
              isReader ? (
                <IconButton icon={ExternalLink} label={t('action.openPage')} onClick={() => open(url, '_blank', 'noopener')} />
              ) : (
                content && <IconButton icon={Maximize2} label={t('action.fullView')} onClick={() => void openReader(contentId)} />
              )
            }
          />
          {chooser}
        </>
      }
    >
      {name === 'offline' && summary && <OfflineBanner />}
      {failure && summary && <FailureBanner failure={failure} about={about} onRetry={item.retry} onDismiss={item.dismiss} />}
      {work && <Progress work={work} onCancel={item.cancel} />}
      {hasSomething ? (
        <ItemTabs item={item} subject={subject} player={player} />
      ) : failure ? (
        <FailureNotice failure={failure} about={about} onRetry={item.retry} />
      ) : (
        <Skeleton />
      )}
    </Frame>
  );
}
