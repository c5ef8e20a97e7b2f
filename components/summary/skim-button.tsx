import ListVideo from 'lucide-react/icons/list-video';
import Square from 'lucide-react/icons/square';
import { useEffect, useMemo, useState } from 'react';
import type { SummaryContent } from '../../lib/records/summary.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { PlayerControl } from '../app/player-control.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import { playerText } from '../i18n/player-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { formatDuration } from '../i18n/time.ts';
import { Button } from '../ui/button.tsx';
import styles from './skim-button.module.css';

/**
 * The button that plays only the passages which the summary cites, with their duration. Renders nothing for a summary without
 * citations.
 */
export default function SkimButton({
  loadControl,
  transcript,
  content,
  duration,
}: {
  loadControl: () => Promise<PlayerControl>;
  transcript: Transcript;
  content: SummaryContent;
  /** Seconds; 0 while unknown. */
  duration: number;
}) {
  const { contentId } = transcript;
  const [control, setControl] = useState<PlayerControl>();
  const [isSkimming, setIsSkimming] = useState(false);
  const { attempt, banner } = useFailureBanner();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isCurrent = true;
    attempt(async () => {
      const loaded = await loadControl();
      if (!isCurrent) return;
      const refresh = async () => setIsSkimming(await loaded.isSkimming(contentId));
      setControl(loaded);
      stop = loaded.subscribeToSkims(() => attempt(refresh));
      await refresh();
    });
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [loadControl, contentId, attempt]);
  const seconds = useMemo(() => control?.measureSkim(transcript, content) ?? 0, [control, transcript, content]);
  if (!control || seconds === 0) return banner;
  const length = {
    played: formatDuration(seconds, uiLanguage),
    total: formatDuration(Math.max(duration, transcript.cues.at(-1)?.endTime ?? 0), uiLanguage),
  };
  return (
    <>
      <Button
        variant="quiet"
        icon={isSkimming ? Square : ListVideo}
        className={styles.skim}
        data-skim={isSkimming ? 'on' : 'off'}
        onClick={() => attempt(() => control.setSkimming(contentId, !isSkimming))}
      >
        {isSkimming ? playerText('skim.stop') : `${playerText('skim.play')} · ${playerText('skim.length', length)}`}
      </Button>
      {banner}
    </>
  );
}
