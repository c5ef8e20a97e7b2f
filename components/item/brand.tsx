import Settings from 'lucide-react/icons/settings';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './brand.module.css';
import { openSettings } from './views.ts';

/** The name of the house, where no medium's title takes its place. */
export function Brand() {
  return (
    <div className={styles.brand}>
      <h1>
        <img src="/icon/icon.svg" width={20} height={20} alt="" />
        {t('app.name')}
      </h1>
      <IconButton icon={Settings} label={t('action.settings')} onClick={openSettings} />
    </div>
  );
}
