import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { identityOf } from '../content-id.ts';
import { Duration } from '../duration.ts';
import { eachValid } from '../each-valid.ts';
import { fetchCaptionFile } from '../fetch-caption-file.ts';
import { fetchJson } from '../fetch-json.ts';
import { languageTag } from '../language.ts';
import type { Site } from '../site.ts';
import { wistiaAddress } from './address.ts';

const embed = 'https://fast.wistia.net/embed';

const Answer = z.object({
  error: z.optional(z.unknown()),
  media: z.optional(z.object({ name: z.catch(z.string(), ''), duration: Duration, captions: z.optional(z.unknown()) })),
});
const Caption = z.object({ language: z.string().check(z.regex(/^[\w-]{2,20}$/)) });

export const wistia: Site = {
  name: 'wistia',
  detect: wistiaAddress,

  async resolve(url, access) {
    const address = wistiaAddress(url);
    if (!address) throw new Failure('noMedia', 'not a medium of Wistia');
    const { media } = await fetchJson(`${embed}/medias/${address.id}.json`, Answer, access);
    if (!media) throw new Failure('mediaUnavailable', 'Wistia shows it elsewhere only');
    return {
      ...identityOf(address),
      title: media.name,
      duration: media.duration,
      tracks: eachValid(Caption, media.captions, 200).map(({ language }) => ({
        trackId: language,
        language: languageTag(language),
        label: language,
        provenance: 'creator',
        url: `${embed}/captions/${address.id}.vtt?language=${language}`,
      })),
    };
  },

  captions: (_, track, access) => fetchCaptionFile(track, access),
};
