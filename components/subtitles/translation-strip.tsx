import type { Task } from '../../lib/records/task.ts';
import CostQuestionBanner from '../cost/cost-question.tsx';
import { FailureBanner } from '../failure/failure-views.ts';
import { languageName } from '../i18n/language-name.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './translation.module.css';
import type { TranslationState } from './use-translation.ts';

/** Progress, confirmation or failure of a translation. */
export default function TranslationStrip({
  translation,
  about,
}: {
  translation: TranslationState;
  about: { url: string; contentId: string };
}) {
  const { task, requests, failure } = translation;
  return (
    <>
      {requests.question && <CostQuestionBanner question={requests.question} />}
      {failure && <FailureBanner failure={failure} about={about} onDismiss={requests.dismiss} />}
      {task && <TranslationProgress task={task} onCancel={() => requests.cancel(task.taskId)} />}
    </>
  );
}

function TranslationProgress({ task: { stage, progress, wish: options }, onCancel }: { task: Task; onCancel: () => void }) {
  const language = options.outputLanguage ?? '';
  const name = writingText('translation.working', { language: languageName(language, uiLanguage) ?? language });
  const { done, total } = stage === 'writing' && progress ? progress : { done: 0, total: 1 };
  const progressText = stage === 'writing' ? progress && writingText('translation.progress', progress) : t(`stage.${stage}`);
  return (
    <section className={styles.progress} data-stage={stage}>
      <p>
        <strong>{name}</strong> <span>{progressText}</span>
      </p>
      <Button variant="quiet" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <progress aria-label={name} max={total} value={done} />
    </section>
  );
}
