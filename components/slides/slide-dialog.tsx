import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect } from 'react';
import { imageDataUrl } from '../../lib/encoding/image-data-url.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { IconButton } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { sidewaysStep } from '../ui/sideways-step.ts';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { altOf, copiedText } from './slide-text.ts';
import styles from './slides.module.css';

/** The enlarged slide, with buttons to its neighbors. */
export default function SlideDialog({
  slides,
  index,
  seek,
  onIndex,
  onClose,
}: {
  slides: readonly Slide[];
  index: number;
  seek: Seek;
  onIndex: (index: number) => void;
  onClose: () => void;
}) {
  const last = slides.length - 1;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = sidewaysStep(event.key, document.documentElement);
      const next = event.key === 'Home' ? 0 : event.key === 'End' ? last : step && index + step;
      if (next === undefined) return;
      event.preventDefault();
      onIndex(Math.min(last, Math.max(0, next)));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [index, last, onIndex]);

  const slide = slides[index]!;
  const { image, text, caption, startTime } = slide;
  const closingSeek: Seek = {
    ...seek,
    to(time) {
      seek.to(time);
      // The dialog covers the transcript.
      if (!seek.plays) onClose();
    },
  };
  return (
    <Dialog title={slidesText('label')} onClose={onClose}>
      <div className={styles.large} data-large={index}>
        <img src={imageDataUrl(image)} alt={altOf(slide)} width={image.width} height={image.height} />
        <div className={styles.below}>
          <IconButton
            icon={ChevronLeft}
            label={slidesText('previous')}
            disabled={index === 0}
            onClick={() => onIndex(index - 1)}
          />
          <span role="status" className={styles.status}>
            {slidesText('place', { place: index + 1, count: slides.length })}
          </span>
          <IconButton
            icon={ChevronRight}
            label={slidesText('next')}
            disabled={index === last}
            onClick={() => onIndex(index + 1)}
          />
          <TimeButton time={startTime} seek={closingSeek} />
          {(text || caption) && <CopyButton compact text={() => copiedText(slide)} label={slidesText('copy')} />}
        </div>
        {text && (
          <p className={styles.all} dir="auto">
            {text}
          </p>
        )}
        {caption && (
          <p className={styles.caption} dir="auto">
            {caption}
          </p>
        )}
      </div>
    </Dialog>
  );
}
