import { useEffect, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { originPattern } from '../app/host-pattern.ts';
import { settingsText } from '../i18n/settings-text.ts';

/** The hint that the browser will ask for access to a host; nothing where access is granted. */
export function PermissionHint({ address }: { address: URL }) {
  const { permissions } = useApp();
  const [isNeeded, setIsNeeded] = useState(false);
  const { href, host } = address;
  useEffect(
    () => void permissions.has([originPattern(new URL(href))]).then((allowed) => setIsNeeded(!allowed)),
    [href, permissions],
  );
  return isNeeded ? <p data-permission={host}>{settingsText('form.permission', { host })}</p> : null;
}
