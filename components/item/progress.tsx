import { useEffect, useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import type { TaskProgress } from './item-state.ts';
import styles from './progress.module.css';
import { stepText, summarySteps } from './state-text.ts';

/** Delay until the hint that the task continues in the background (milliseconds). */
const longWorkMs = 8000;

/** The current step of a task in one line with a cancel button, and its bar at the lower edge of the positioned element around it. */
export function Progress({ work, onCancel }: { work: TaskProgress; onCancel: (taskId: string) => void }) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWorkMs);
    return () => clearTimeout(timer);
  }, []);
  const { stage, taskId, progress } = work;
  const { done, total } = progress ?? { done: summarySteps.indexOf(stage) + 1, total: summarySteps.length };
  const progressText = stepText(work);
  const texts = [t(`stage.${stage}`), progressText, isLong && t('stage.background')].filter((text) => typeof text === 'string');

  return (
    <section className={styles.progress} data-stage={stage}>
      <p className={styles.text} title={texts.join(' · ')}>
        {texts.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
      {taskId && (
        <Button variant="quiet" className={styles.cancel} onClick={() => onCancel(taskId)}>
          {t('action.cancel')}
        </Button>
      )}
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t(`stage.${stage}`)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={progressText}
      >
        {stage === 'writing' ? (
          <span className={progress ? styles.part : styles.now}>
            {progress && <span className={styles.done} style={{ width: `${(100 * done) / Math.max(1, total)}%` }} />}
          </span>
        ) : (
          summarySteps.map((name, index) => (
            <span key={name} className={index + 1 < done ? styles.done : index + 1 === done ? styles.now : undefined} />
          ))
        )}
      </div>
    </section>
  );
}
