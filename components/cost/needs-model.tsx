import Settings from 'lucide-react/icons/settings';
import { useApp } from '../app/app-context.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './needs-model.module.css';

/** The hint that a language model is missing or disabled, with a button to the settings. */
export function NeedsModel({ missing }: { missing: 'model' | 'choice' }) {
  const { navigation } = useApp();
  return (
    <div className={styles.needs} data-needs={missing}>
      <p>{writingText(`needs.${missing}`)}</p>
      <Button icon={Settings} onClick={() => navigation.openSettings(missing === 'model' ? 'models' : 'engine')}>
        {writingText('needs.settings')}
      </Button>
    </div>
  );
}
