import { useRef } from 'react';
import { imageDataUrl } from '../../lib/encoding/image-data-url.ts';
import type { Slide } from '../../lib/records/visuals.ts';
import { slidesText } from '../i18n/slides-text.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { type Seek, TimeButton } from '../ui/time-button.tsx';
import { useRoving } from '../ui/use-roving.ts';
import { altOf, copiedText } from './slide-text.ts';
import styles from './slides.module.css';

/** A row of slides. It is one tab stop, as there may be hundreds. */
export default function SlideStrip({
  slides,
  indexes,
  seek,
  layout,
  onOpen,
}: {
  slides: readonly Slide[];
  indexes: readonly number[];
  seek: Seek;
  /** Below a chapter, or all slides of an item without chapters. */
  layout: 'beside' | 'grid';
  onOpen: (index: number) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  useRoving(list, 'button, summary', 'horizontal');
  return (
    <div className={styles[layout]}>
      <ul ref={list} className={styles.strip} aria-label={slidesText('label')}>
        {indexes.map((index) => (
          <SlideCard key={index} slide={slides[index]!} index={index} seek={seek} onOpen={onOpen} />
        ))}
      </ul>
    </div>
  );
}

function SlideCard({ slide, index, seek, onOpen }: { slide: Slide; index: number; seek: Seek; onOpen: (index: number) => void }) {
  const { image, text, caption, startTime } = slide;
  return (
    <li className={styles.card} data-slide={index}>
      <button type="button" className={styles.picture} title={slidesText('open')} onClick={() => onOpen(index)}>
        <img
          src={imageDataUrl(image)}
          alt={altOf(slide)}
          loading="lazy"
          decoding="async"
          width={image.width}
          height={image.height}
        />
      </button>
      <div className={styles.below}>
        <TimeButton time={startTime} seek={seek} />
        {(text || caption) && <CopyButton compact text={() => copiedText(slide)} label={slidesText('copy')} />}
      </div>
      {text && (
        <details className={styles.written}>
          <summary>{slidesText('text')}</summary>
          <p dir="auto">{text}</p>
        </details>
      )}
      {caption && (
        <p className={styles.caption} dir="auto">
          {caption}
        </p>
      )}
    </li>
  );
}
