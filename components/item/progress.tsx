import { useEffect, useState } from 'react';
import type { TaskStage } from '../../lib/contract/tasks.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import type { ItemState } from './item-state.ts';
import styles from './progress.module.css';

const stages: TaskStage[] = ['finding', 'fetching', 'reading', 'summarizing'];
/** After this long people wonder whether they have to wait (milliseconds). */
const patience = 8000;

/** Which step the work is at, and the way to stop it. */
export function Progress({ work, onCancel }: { work: NonNullable<ItemState['work']>; onCancel: (taskId: string) => void }) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), patience);
    return () => clearTimeout(timer);
  }, []);
  const { stage, taskId } = work;
  const step = stages.indexOf(stage) + 1;
  const told = { step, total: stages.length };

  return (
    <section className={styles.progress} data-stage={stage}>
      <div className={styles.words}>
        <p>
          <strong>{t(`stage.${stage}`)}</strong>
          <span className={styles.step}>{t('stage.step', told)}</span>
          {long && <span className={styles.step}>{t('stage.background')}</span>}
        </p>
        {taskId && (
          <Button look="quiet" onClick={() => onCancel(taskId)}>
            {t('action.cancel')}
          </Button>
        )}
      </div>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t(`stage.${stage}`)}
        aria-valuemin={0}
        aria-valuemax={stages.length}
        aria-valuenow={step}
        aria-valuetext={t('stage.step', told)}
      >
        {stages.map((name, index) => (
          <span key={name} className={index + 1 < step ? styles.done : index + 1 === step ? styles.now : styles.next} />
        ))}
      </div>
    </section>
  );
}
