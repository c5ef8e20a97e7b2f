import type { ContentTrack } from '../../lib/records/content.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { standaloneLanguageName } from '../i18n/language-name.ts';
import { readingText } from '../i18n/reading-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import styles from './track-chooser.module.css';
import { trackNames } from './track-names.ts';

/** The select of a media item's caption track. */
export function TrackChooser({
  tracks,
  shown,
  onChoose,
}: {
  /** In order of preference. */
  tracks: ContentTrack[];
  /** The transcript that is shown. */
  shown: Transcript | undefined;
  onChoose: (trackId: string) => void;
}) {
  const names = trackNames(tracks, plainName);
  const isOffered = tracks.some(({ trackId }) => trackId === shown?.trackId);
  return (
    <select
      className={styles.chooser}
      aria-label={readingText('track.choose')}
      value={isOffered ? shown?.trackId : ''}
      onChange={({ target }) => onChoose(target.value)}
    >
      {!isOffered && (
        <option value="" disabled>
          {shown ? plainName({ ...shown, label: '' }) : readingText('track.choose')}
        </option>
      )}
      {tracks.map(({ trackId }, i) => (
        <option key={trackId} value={trackId}>
          {names[i]}
        </option>
      ))}
    </select>
  );
}

/** Formats a track's name, such as `English (creator’s)`. */
const plainName = ({ language, label, provenance }: Omit<ContentTrack, 'trackId'>): string =>
  readingText(`track.${provenance}`, {
    language: standaloneLanguageName(language, uiLanguage) ?? (language || label || readingText('track.unknown')),
  });
