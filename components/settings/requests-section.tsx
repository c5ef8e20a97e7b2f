import { useMemo, useState } from 'react';
import type { Requests } from '../app/app-context.ts';
import { useLive } from '../app/use-live.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { dayAndTime } from '../i18n/formats.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { type ContactGroup, groupContacts } from './group-contacts.ts';
import styles from './requests-section.module.css';

/** Number of groups shown at first, and added by each press of the button. */
const pageSize = 20;

/** The settings section of the log: the requests that Gloss has sent, with host, reason, time and size. */
export function RequestsSection({ requests }: { requests: Requests }) {
  const contacts = useLive(() => requests.list());
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(pageSize);
  const groups = useMemo(() => groupContacts(contacts ?? []), [contacts]);
  const word = filter.trim().toLowerCase();
  const matching = groups.filter(({ host, reason }) => `${host} ${reasonText(reason)}`.toLowerCase().includes(word));
  const count = matching.reduce((sum, group) => sum + group.count, 0);
  const hosts = new Set(matching.map(({ host }) => host)).size;

  return (
    <Section id="requests" title={settingsText('requests.title')} intro={settingsText('requests.intro')}>
      {groups.length > 0 && (
        <TextField label={settingsText('requests.filter')} value={filter} onChange={({ target }) => setFilter(target.value)} />
      )}
      {contacts && (
        <p role="status" data-requests={count}>
          {settingsText('requests.count', { count, hosts, size: receivedText(matching) })}
        </p>
      )}
      <ul className={styles.list}>
        {matching.slice(0, shown).map((group) => (
          <li key={`${group.at} ${group.reason} ${group.host}`} className={styles.row}>
            <strong dir="ltr">{group.host}</strong>
            <span>{sizeText(group)}</span>
            <span>{[reasonText(group.reason), countText(group)].filter(Boolean).join(' · ')}</span>
            <time dateTime={new Date(group.at).toISOString()}>{dayAndTime(group.at)}</time>
          </li>
        ))}
      </ul>
      {groups.length > 0 && (
        <div className={styles.actions}>
          {matching.length > shown && <Button onClick={() => setShown(shown + pageSize)}>{settingsText('requests.more')}</Button>}
          <Button variant="quiet" onClick={() => void requests.clear()}>
            {settingsText('requests.clear')}
          </Button>
        </div>
      )}
    </Section>
  );
}

const reasonText = (reason: ContactGroup['reason']) => settingsText(`reason.${reason}`);
const countText = ({ count }: ContactGroup) => (count > 1 ? settingsText('requests.times', { count }) : '');
const sizeText = ({ bytes }: ContactGroup) =>
  bytes === undefined ? settingsText('requests.unknownSize') : formatBytes(bytes, uiLanguage);

/** Returns the size of all groups together: a minimum where that of some is unknown, and "none" where that of all is. */
function receivedText(groups: ContactGroup[]): string {
  const known = groups.filter(({ bytes }) => bytes !== undefined);
  if (known.length === 0) return 'none';
  const size = formatBytes(
    known.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    uiLanguage,
  );
  return known.length === groups.length ? size : settingsText('requests.atLeast', { size });
}
