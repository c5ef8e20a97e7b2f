import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { embeddedJson } from '../embedded-json.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { decodeResponse, expectOk, parseJson, requestByPageOrHost } from '../request.ts';
import type { Address, Site } from '../site.ts';
import { vimeoAddress } from './address.ts';
import { readPlayerConfig } from './player-config.ts';

const maxAnswerBytes = 4_000_000;

export const vimeo: Site = {
  name: 'vimeo',
  detect: vimeoAddress,

  async resolve(url, access) {
    const address = vimeoAddress(url);
    if (!address) throw new Failure('noMedia', 'The address is not that of a video of Vimeo.');
    const answer = await requestByPageOrHost(configUrl(address), { reason: 'captions', maxBytes: maxAnswerBytes }, access);
    // A 403 rejects the client, not the user.
    if (answer.status === 403) throw refusal(decodeResponse(answer));
    expectOk(answer);
    const text = decodeResponse(answer);
    const config = text.trimStart().startsWith('{') ? parseJson(text) : embeddedJson(text, 'playerConfig');
    return {
      ...readPlayerConfig(config, address.id),
      ...identityOf(address),
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};

function configUrl({ id, canonicalUrl }: Address): string {
  const secret = canonicalUrl.split('/')[4];
  return `https://player.vimeo.com/video/${id}/config${secret ? `?h=${secret}` : ''}`;
}

/** Returns the failure of a refusal, which concerns the video (privacy, password) or the client. */
const refusal = (text: string): Failure =>
  /password/i.test(text)
    ? new Failure('loginRequired', 'Vimeo asks for a password.')
    : /privacy|private|not exist|can.?t be played/i.test(text)
      ? new Failure('mediaUnavailable', 'The owner allows other sites only.')
      : new Failure('botCheck', 'Vimeo refused the request.');
