import type { Stream } from './streams.ts';

/** The DASH manifest of a stream: video in segments, subtitles in one file for each language. */
export const dashManifest = ({ duration, renditions }: Stream) => `<?xml version="1.0" encoding="UTF-8"?>
<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT${duration}S" profiles="urn:mpeg:dash:profile:isoff-live:2011">
<Period><BaseURL>./</BaseURL>
<AdaptationSet mimeType="video/mp4" codecs="avc1.4d401e"><SegmentTemplate media="video/$Number$.m4s" initialization="video/init.mp4" duration="10"/><Representation id="v" bandwidth="1280000"/></AdaptationSet>
${renditions
  .map(
    ({ path, language, name }) =>
      `<AdaptationSet contentType="text" mimeType="text/vtt" lang="${language}"><Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/><Label>${name}</Label><Representation id="${path}" bandwidth="256"><BaseURL>${path}.vtt</BaseURL></Representation></AdaptationSet>`,
  )
  .join('\n')}
</Period></MPD>`;
