/** The purpose of an outbound request of the extension, as its log shows it. */
export type ContactReason =
  | 'captions'
  | 'page'
  | 'expand'
  | 'feed'
  | 'image'
  | 'audio'
  | 'model'
  | 'modelDownload'
  | 'account'
  | 'workspace';

/** A logged outbound request of the extension, as the user can review it. */
export interface Contact {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  host: string;
  reason: ContactReason;
  /** Size of the response's body in bytes; absent until it is complete, and for images that the browser loads itself. */
  bytes?: number;
}
