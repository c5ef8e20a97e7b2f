import type { LucideIcon } from 'lucide-react';
import AudioLines from 'lucide-react/icons/audio-lines';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Bot from 'lucide-react/icons/bot';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import type { Provenance } from '../../lib/contract/media.ts';
import { t } from '../i18n/t.ts';
import styles from './item-header.module.css';

const icons: Record<Provenance, LucideIcon> = {
  creator: BadgeCheck,
  automatic: Bot,
  captured: MonitorPlay,
  transcribed: AudioLines,
};

/** The source of the transcript, which says how reliable it is. Only the icon where a select beside it names the source. */
export function ProvenanceBadge({ provenance, isBrief = false }: { provenance: Provenance; isBrief?: boolean }) {
  const Icon = icons[provenance];
  return (
    <span
      className={styles.badge}
      data-provenance={provenance}
      data-brief={isBrief || undefined}
      title={t(`provenance.${provenance}.hint`)}
    >
      <Icon size={13} aria-hidden />
      <span className={isBrief ? 'hidden-text' : undefined}>{t(`provenance.${provenance}`)}</span>
    </span>
  );
}
