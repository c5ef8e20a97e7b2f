import ShieldCheck from 'lucide-react/icons/shield-check';
import type { GenerationInfo } from '../../lib/records/generation.ts';
import { formatDollars } from '../i18n/money.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { generatorName } from './generator-name.ts';
import { LeftOut } from './left-out.tsx';
import styles from './trust-line.module.css';

/** The sources of a text: engine or model, coverage of the transcript, cost, and omitted points. */
export function TrustLine({
  made,
  cueCount,
  isGrowing = false,
}: {
  made: GenerationInfo;
  cueCount: number;
  isGrowing?: boolean;
}) {
  return (
    <div className={styles.trust} role="note" aria-label={writingText('trust.label')} data-trust={made.engine}>
      <ShieldCheck size={15} aria-hidden />
      {isGrowing ? (
        <p>{writingText('trust.growing')}</p>
      ) : (
        <ul>
          <li>
            <strong>{generatorName(made)}</strong>
          </li>
          {made.engine === 'offline' && <li>{writingText('trust.offline')}</li>}
          {cueCount > 0 && <li>{writingText('trust.coverage', { count: cueCount })}</li>}
          {made.engine === 'model' && (
            <>
              <li>{writingText('trust.tokens', { count: made.inputTokens + made.outputTokens, calls: made.calls })}</li>
              {made.cost !== undefined && made.cost > 0 && <li>{formatDollars(made.cost, uiLanguage)}</li>}
              {made.dropped > 0 && (
                <li data-dropped>
                  <LeftOut count={made.dropped} points={made.leftOut ?? []} />
                </li>
              )}
              {made.offlineChapters > 0 && <li>{writingText('trust.offlineChapters', { count: made.offlineChapters })}</li>}
            </>
          )}
        </ul>
      )}
    </div>
  );
}
