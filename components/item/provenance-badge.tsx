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

/** Where the words come from, which is how far they can be trusted. */
export function ProvenanceBadge({ provenance }: { provenance: Provenance }) {
  const Icon = icons[provenance];
  return (
    <span className={styles.badge} data-provenance={provenance} title={t(`provenance.${provenance}.hint`)}>
      <Icon size={13} aria-hidden />
      {t(`provenance.${provenance}`)}
    </span>
  );
}
