import Settings from 'lucide-react/icons/settings';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import styles from './brand.module.css';

/** The header with the product's name, for pages without a media item. */
export function Brand() {
  const { navigation } = useApp();
  return (
    <div className={styles.brand}>
      <h1>
        <img src="/icon/icon.svg" width={20} height={20} alt="" />
        {t('app.name')}
      </h1>
      <IconButton icon={Settings} label={t('action.settings')} onClick={() => navigation.openSettings()} />
    </div>
  );
}
