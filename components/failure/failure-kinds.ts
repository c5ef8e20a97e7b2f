import type { LucideIcon } from 'lucide-react';
import BotOff from 'lucide-react/icons/bot-off';
import CaptionsOff from 'lucide-react/icons/captions-off';
import CircleStop from 'lucide-react/icons/circle-stop';
import CloudOff from 'lucide-react/icons/cloud-off';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { FailureCode, FailureData } from '../../lib/contract/failure.ts';
import { isLocalOnly } from '../i18n/failure-text.ts';

const icons: Partial<Record<FailureCode, LucideIcon>> = {
  noCaptions: CaptionsOff,
  notYetAired: CaptionsOff,
  captionsEmpty: CaptionsOff,
  offline: CloudOff,
  noPermission: LockKeyhole,
  loginRequired: LockKeyhole,
  ageRestricted: LockKeyhole,
  cancelled: CircleStop,
  noModel: BotOff,
  modelRefused: BotOff,
  modelFailed: BotOff,
};
export const iconOf = (code: FailureCode): LucideIcon => icons[code] ?? TriangleAlert;

const isOneOf = (...codes: FailureCode[]) => {
  const set = new Set(codes);
  return (code: FailureCode): boolean => set.has(code);
};
/** Failures that are properties of the media item or of the user's setup: there is nothing to report. */
export const isExpected = isOneOf('noCaptions', 'cancelled', 'offline', 'notYetAired', 'noModel', 'spendingCap', 'quotaExceeded');
const sections: Partial<Record<FailureCode, string>> = {
  noModel: 'models',
  modelRefused: 'models',
  modelFailed: 'models',
  spendingCap: 'spending',
};
/** Platforms whose channels have feeds only through an RSSHub server. */
const hubPlatforms = ['bilibili', 'twitch', 'xiaoyuzhou'];
/** Returns whether an RSSHub server could supply the feed that was not found. */
export const needsHub = ({ code, details }: FailureData): boolean =>
  code === 'noFeed' && hubPlatforms.includes(String(details?.platform));
/** The id of the section of the settings that can end a failure; undefined for others. */
export const settingsSectionOf = (failure: FailureData): string | undefined =>
  isLocalOnly(failure) ? 'localOnly' : needsHub(failure) ? 'channels' : sections[failure.code];
/** Failures whose message is the provider's own. */
export const isFromProvider = isOneOf('modelRefused', 'modelFailed');
