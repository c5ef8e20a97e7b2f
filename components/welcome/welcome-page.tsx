import Pin from 'lucide-react/icons/pin';
import { t } from '../i18n/t.ts';
import { welcomeText } from '../i18n/welcome-text.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { TalkPlayer } from './talk-player.tsx';
import styles from './welcome-page.module.css';
import type { WelcomeTalk } from './welcome-talk.ts';
import { WriterChoice } from './writer-choice.tsx';

/** The page that opens after the installation: a talk with Gloss beside it, what Gloss does, and one choice. */
export function WelcomePage({
  talk,
  base,
  isPinned,
}: {
  /** Undefined until it is read; null if that failed. */
  talk: WelcomeTalk | null | undefined;
  /** The address of the talk's files. */
  base: string;
  /** Whether the button is pinned to the toolbar; undefined where the browser does not reveal it. */
  isPinned?: boolean;
}) {
  return (
    <main className={styles.page} data-welcome={talk === undefined ? 'reading' : 'ready'}>
      <header className={styles.header}>
        <img src="/icon/icon.svg" width={40} height={40} alt="" />
        <h1>{t('app.name')}</h1>
      </header>
      <div className={styles.intro}>
        <p>{welcomeText('intro.reads')}</p>
        <p>{welcomeText('intro.cites')}</p>
        <p>{welcomeText('intro.local')}</p>
      </div>
      {talk ? <TalkPlayer talk={talk} base={base} /> : talk === undefined && <Skeleton />}
      <WriterChoice />
      {!isPinned && (
        <p className={styles.pin}>
          <Pin size={18} aria-hidden />
          {welcomeText('pin')}
        </p>
      )}
    </main>
  );
}
