import CloudOff from 'lucide-react/icons/cloud-off';
import type { ReactNode } from 'react';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/notice.tsx';

/** The banner above stored content while the device is offline. */
export const OfflineBanner = ({ children = t('offline.body') }: { children?: ReactNode }) => (
  <Banner icon={CloudOff} title={t('offline.title')}>
    {children}
  </Banner>
);
