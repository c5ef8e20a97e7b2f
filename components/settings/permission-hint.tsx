import { useEffect, useState } from 'react';
import { settingsText } from '../i18n/settings-text.ts';
import { isAllowed } from './allow-address.ts';

/** Says before what the browser will ask, and why; nothing where it has been answered. */
export function PermissionHint({ address }: { address: URL }) {
  const [isNeeded, setIsNeeded] = useState(false);
  const { href, host } = address;
  useEffect(() => void isAllowed(new URL(href)).then((allowed) => setIsNeeded(!allowed)), [href]);
  return isNeeded ? <p data-permission={host}>{settingsText('form.permission', { host })}</p> : null;
}
