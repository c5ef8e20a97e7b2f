import type { FailureData } from '../../lib/contract/failure.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { failureText } from '../i18n/failure-text.ts';

const fileErrors = ['foreign', 'newer', 'damaged', 'busy'] as const;
const missingParts = ['words', 'quotes', 'summary', 'workspace'] as const;

/** Returns the message for a failed export or import. */
export function exportFailureText(failure: FailureData): string {
  const { code } = failure;
  const { file, missing, status, reason, host } = failure.details ?? {};
  const field: unknown = Array.isArray(failure.details) ? failure.details[0]?.path : undefined;
  const fileError = fileErrors.find((one) => one === file);
  if (fileError) return exportingText(`file.${fileError}`);
  const missingPart = missingParts.find((one) => one === missing);
  if (missingPart) return exportingText(`missing.${missingPart}`);
  if (code === 'cancelled') return exportingText('library.stopped');
  if (field === 'token' || field === 'database') return exportingText(`notion.${field}.error`);
  if (reason === 'workspace') return exportingText('notion.denied', { host: String(host) });
  if (status === 404) return exportingText('notion.noDatabase');
  if (status === 401 || status === 403) return exportingText('notion.refused');
  if (code === 'siteFailed') return exportingText('notion.failed', { words: failure.message });
  const { title, help } = failureText(failure);
  return `${title}. ${help}`;
}
