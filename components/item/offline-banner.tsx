import CloudOff from 'lucide-react/icons/cloud-off';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/notice.tsx';

/** The banner above stored content while the device is offline. */
export function OfflineBanner() {
  return (
    <Banner icon={CloudOff} title={t('offline.title')}>
      {t('offline.body')}
    </Banner>
  );
}
