import Settings from 'lucide-react/icons/settings';
import { writingText } from '../i18n/writing-text.ts';
import { openSettings } from '../item/views.ts';
import { Button } from '../ui/button.tsx';
import styles from './needs-model.module.css';

/** Why something can't be had, and where that can be changed. */
export function NeedsModel({ lacks }: { lacks: 'model' | 'choice' }) {
  return (
    <div className={styles.needs} data-needs={lacks}>
      <p>{writingText(`needs.${lacks}`)}</p>
      <Button icon={Settings} onClick={openSettings}>
        {writingText('needs.settings')}
      </Button>
    </div>
  );
}
