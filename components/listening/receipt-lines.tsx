import { listeningText } from '../i18n/listening-text.ts';
import { dollars } from '../i18n/money.ts';
import { uiLanguage } from '../i18n/t.ts';
import { lengthInWords } from '../i18n/time.ts';
import { bytesInWords } from '../settings/bytes.ts';
import styles from './listening.module.css';
import type { Receipt } from './use-receipt.ts';

const size = (bytes: number) => bytesInWords(bytes, uiLanguage);

/** What listening takes: how long, how much to load, where the sound goes, and what it costs. */
export function ReceiptLines({ receipt }: { receipt: Receipt }) {
  const { seconds, soundBytes, sentBytes, host, workSeconds, cost } = receipt;
  const lines = [
    seconds > 0
      ? listeningText('receipt.length', { length: lengthInWords(seconds, uiLanguage) })
      : listeningText('receipt.unknownLength'),
    soundBytes > 0 && listeningText('receipt.load', { size: size(soundBytes) }),
    workSeconds !== undefined && listeningText('receipt.work', { time: lengthInWords(workSeconds, uiLanguage) }),
    host ? listeningText('receipt.sent', { size: size(sentBytes), host }) : listeningText('receipt.stays'),
    !host
      ? listeningText('receipt.freeOfCost')
      : cost === undefined
        ? listeningText('receipt.unknownCost')
        : listeningText('receipt.cost', { money: dollars(cost, uiLanguage) }),
  ];
  return (
    <ul className={styles.receipt} aria-label={listeningText('receipt.label')} data-receipt>
      {lines.map((line) => line && <li key={line}>{line}</li>)}
    </ul>
  );
}
