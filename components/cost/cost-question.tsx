import Coins from 'lucide-react/icons/coins';
import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { formatDollars } from '../i18n/money.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import { Banner } from '../ui/notice.tsx';
import type { CostQuestion } from './use-cost-gate.ts';

/** The banner that shows the estimated cost of a run and asks for confirmation. */
export default function CostQuestionBanner({ question }: { question: CostQuestion }) {
  const { estimate, agree, decline } = question;
  const spent = useSpent();
  const { calls, inputTokens, outputTokens, cost } = estimate;
  const counts = { calls, tokens: roundUp(inputTokens + outputTokens) };
  return (
    <Banner
      icon={Coins}
      role="alert"
      title={writingText('cost.title', { model: modelNameOf(estimate.model) || writingText('cost.builtIn') })}
      actions={
        <>
          <Button variant="primary" onClick={agree}>
            {writingText('cost.agree')}
          </Button>
          <Button variant="quiet" onClick={decline}>
            {writingText('cost.decline')}
          </Button>
        </>
      }
    >
      {cost === undefined
        ? writingText('cost.unknown', counts)
        : writingText('cost.known', { ...counts, cost: formatDollars(cost, uiLanguage) })}{' '}
      {spent}
    </Banner>
  );
}

/** Rounds up to two significant digits, as estimates are no more exact. */
const roundUp = (count: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, count))) - 1);
  return Math.ceil(count / unit) * unit;
};

/** The amount spent this month as a sentence; undefined until it is loaded. */
function useSpent(): string | undefined {
  const { client } = useApp();
  const [text, setText] = useState<string>();
  useEffect(() => {
    client.getSettings({}).then(
      ({ spent, spendingCap }) =>
        setText(
          spendingCap === null
            ? writingText('cost.spent', { spent: formatDollars(spent, uiLanguage) })
            : writingText('cost.capped', {
                spent: formatDollars(spent, uiLanguage),
                cap: formatDollars(spendingCap, uiLanguage),
              }),
        ),
      () => undefined,
    );
  }, []);
  return text;
}

/** The model's own name, after the provider's id; empty for the browser's built-in model. */
const modelNameOf = (model: string): string => model.slice(model.indexOf('/') + 1);
