import { Content, Root } from '@radix-ui/react-tabs';
import { useMemo, useRef, useState } from 'react';
import { currentChapter } from '../chapters/current-chapter.ts';
import { t, uiDirection, uiLanguage } from '../i18n/t.ts';
import { Lines } from '../summary/lines.tsx';
import { Overview } from '../summary/overview.tsx';
import { tabIcons } from '../ui/tab-icons.ts';
import { TabList } from '../ui/tab-list.tsx';
import { TimeButton } from '../ui/time-button.tsx';
import styles from './talk-player.module.css';
import { TalkSubtitles } from './talk-subtitles.tsx';
import type { WelcomeTalk } from './welcome-talk.ts';

/** Subtitles in the languages of the talk, the interface's own first. */
const tracks = [
  { language: 'en', label: 'English' },
  { language: 'zh-CN', label: '中文' },
];

/** The packaged talk in its player, with summary, chapters and subtitles beside it. `base` is the address of its files. */
export function TalkPlayer({ talk, base }: { talk: WelcomeTalk; base: string }) {
  const { title, author, cues, digest } = talk;
  const video = useRef<HTMLVideoElement>(null);
  const [time, setTime] = useState(0);
  const seek = useMemo(
    () => ({
      plays: true,
      to: (seconds: number) => {
        if (!video.current) return;
        video.current.currentTime = seconds;
        void video.current.play().catch(() => undefined);
      },
    }),
    [],
  );
  const chapter = currentChapter(digest.chapters, time);

  return (
    <section className={styles.talk} aria-label={title}>
      <figure className={styles.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: its tracks come from a list, which the rule does not read. */}
        <video
          ref={video}
          controls
          preload="metadata"
          poster={`${base}/cover.jpg`}
          src={`${base}/talk.webm`}
          onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}
        >
          {tracks.map(({ language, label }) => (
            <track
              key={language}
              kind="subtitles"
              src={`${base}/talk.${language}.vtt`}
              srcLang={language}
              label={label}
              default={language === uiLanguage}
            />
          ))}
        </video>
        <figcaption>
          <strong>{title}</strong> {author}
        </figcaption>
      </figure>
      <Root dir={uiDirection} defaultValue="summary" className={styles.beside}>
        <TabList
          label={title}
          tabs={(['summary', 'chapters', 'subtitles'] as const).map((name) => ({
            value: name,
            label: t(`tabs.${name}`),
            icon: tabIcons[name],
          }))}
        />
        <Content value="summary" className={styles.content}>
          {digest.overview && <Overview text={digest.overview} language={digest.language} />}
          <Lines lines={digest.lines} cues={cues} language={digest.language} seek={seek} />
        </Content>
        <Content value="chapters" className={styles.content}>
          <ol lang={digest.language}>
            {digest.chapters.map(({ start, title: heading }, index) => (
              <li key={start} className={styles.row} aria-current={index === chapter || undefined}>
                <TimeButton time={start} seek={seek} />
                <span>{heading}</span>
              </li>
            ))}
          </ol>
        </Content>
        <Content value="subtitles" className={styles.content}>
          <TalkSubtitles cues={cues} language={digest.language} time={time} seek={seek} />
        </Content>
      </Root>
    </section>
  );
}
