import { subtitleFile } from '../bilibili/player-info.ts';
import { openToAll } from '../cors.ts';
import { type Host, json } from '../host.ts';

/** Bilibili's subtitle file host; its addresses are signed and expire soon. */
export const aisubtitleHdslb: Host = ({ url }) => {
  if (!url.searchParams.has('auth_key')) return { status: 403 };
  const file = subtitleFile(url.pathname);
  return file && openToAll(json(file));
};
