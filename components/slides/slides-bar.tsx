import Images from 'lucide-react/icons/images';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { Task } from '../../lib/records.ts';
import { failureText } from '../i18n/failure-text.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { allowHost, missingHost } from '../item/missing-host.ts';
import { Button } from '../ui/button.tsx';
import { LookingProgress } from './looking-progress.tsx';
import styles from './slides.module.css';
import { type Looking, useLooking } from './use-looking.ts';

/** Above the chapters: the way to the slides, how far it is, and how many were found. */
export default function SlidesBar({
  contentId,
  tasks,
  count,
  canLook,
}: {
  contentId: string;
  tasks: readonly Task[];
  /** None before anybody looked. */
  count: number | undefined;
  canLook: boolean;
}) {
  const looking = useLooking(contentId, tasks);
  const { work, failure } = looking;
  if (work) return <LookingProgress work={work} onPause={looking.pause} onCancel={looking.cancel} />;
  return (
    <>
      <p className={styles.bar} data-slides={count ?? 'unknown'}>
        {count !== undefined && <span className={styles.told}>{slidesText('count', { count })}</span>}
        {canLook && !failure && (
          <Button
            look={count === undefined ? 'plain' : 'quiet'}
            icon={count === undefined ? Images : RefreshCw}
            onClick={() => looking.look(count !== undefined)}
          >
            {slidesText(count === undefined ? 'find' : 'find.anew')}
          </Button>
        )}
      </p>
      {failure && <Refused failure={failure} onRetry={() => looking.look(count !== undefined)} />}
    </>
  );
}

function Refused({ failure, onRetry }: { failure: NonNullable<Looking['failure']>; onRetry: () => void }) {
  const missing = missingHost(failure);
  const { title, help } = failureText(failure.code);
  return (
    <p role="alert" className={styles.fault}>
      <span>{missing ? slidesText('host', { host: missing.host }) : `${title}. ${help}`}</span>
      {missing ? (
        <Button look="primary" onClick={() => void allowHost(missing.host).then((isAllowed) => isAllowed && onRetry())}>
          {slidesText('host.allow', { host: missing.host })}
        </Button>
      ) : (
        <Button onClick={onRetry}>{slidesText('retry')}</Button>
      )}
    </p>
  );
}
