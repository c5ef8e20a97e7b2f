import CloudOff from 'lucide-react/icons/cloud-off';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/notice.tsx';

/** Above what was saved, while nothing new can come. */
export function OfflineBanner() {
  return (
    <Banner icon={CloudOff} title={t('offline.title')}>
      {t('offline.body')}
    </Banner>
  );
}
