import Settings from 'lucide-react/icons/settings';
import { useApp } from '../app/app-context.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './needs-model.module.css';

/** Why something can't be had, and where that can be changed. */
export function NeedsModel({ lacks }: { lacks: 'model' | 'choice' }) {
  const { navigation } = useApp();
  return (
    <div className={styles.needs} data-needs={lacks}>
      <p>{writingText(`needs.${lacks}`)}</p>
      <Button icon={Settings} onClick={navigation.openSettings}>
        {writingText('needs.settings')}
      </Button>
    </div>
  );
}
