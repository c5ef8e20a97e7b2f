import { useEffect, useRef } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { currentCue } from '../../lib/playback/current-cue.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import styles from './talk-player.module.css';

/** The subtitles of the packaged talk, which follow its playback. */
export function TalkSubtitles({
  cues,
  language,
  time,
  seek,
}: {
  cues: Cue[];
  language: string;
  /** Seconds. */
  time: number;
  seek: Seek;
}) {
  const list = useRef<HTMLOListElement>(null);
  useRoving(list, '[data-seek]');
  const current = currentCue(cues, time);
  useEffect(() => {
    const row = list.current?.children[current];
    const frame = list.current?.parentElement;
    // Scrolls the list alone: the page stays where the reader has it.
    if (row instanceof HTMLElement && frame) frame.scrollTop = row.offsetTop - frame.clientHeight / 3;
  }, [current]);
  return (
    <ol ref={list} lang={language}>
      {cues.map((cue, index) => (
        <li key={cue.startTime} className={styles.row} aria-current={index === current || undefined}>
          <TimeButton time={cue.startTime} seek={seek} />
          <span>{cue.text}</span>
        </li>
      ))}
    </ol>
  );
}
