import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { LocatedMedia } from '../../lib/contract/page.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import { answerPort, type Session } from '../../lib/transports/message.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { isOwnPage } from '../channels/own-page.ts';
import { pageSnapshotSchema } from './page-snapshot-schema.ts';

/** Tells the faces what a page's picture shows: they know no site. */
export function setUpLocateDoor(sessionId: Promise<string>): void {
  const session: Session = { id: sessionId, isRepeatable: () => true };
  browser.runtime.onConnect.addListener((port) => {
    if (port.name === portNames.locate && isOwnPage(port)) answerPort(port, async (_name, input) => located(input), session);
  });
}

export function located(snapshot: unknown): LocatedMedia[] {
  const picture = pageSnapshotSchema.safeParse(snapshot);
  if (!picture.success) throw new Failure('siteFailed', `no picture of a page: ${picture.error.issues[0]?.message}`);
  return locateMedia(picture.data);
}
