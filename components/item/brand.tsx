import { t } from '../i18n/t.ts';
import styles from './brand.module.css';

/** The name of the house, where no medium's title takes its place. */
export function Brand() {
  return (
    <h1 className={styles.brand}>
      <img src="/icon/icon.svg" width={20} height={20} alt="" />
      {t('app.name')}
    </h1>
  );
}
