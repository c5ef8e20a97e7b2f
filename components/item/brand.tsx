import { t } from '../i18n/t.ts';
import styles from './brand.module.css';

/** The header with the product's name, for pages without a media item. */
export const Brand = () => (
  <h1 className={styles.brand}>
    <img src="/icon/icon.svg" width={20} height={20} alt="" />
    {t('app.name')}
  </h1>
);
