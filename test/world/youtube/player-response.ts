import { storyboardSpec } from './storyboard.ts';
import { type Video, type VideoTrack, videos } from './videos.ts';

/** The player data of a video, in YouTube's format. */
export function playerResponse(video: Video) {
  const { id, title, author, description, duration, playability, tracks, isUpcoming, isLive } = video;
  const length = isLive ? '0' : String(Math.round(duration));
  return {
    responseContext: { visitorData: 'CgtXb3JsZA%3D%3D' },
    playabilityStatus: playability
      ? { ...playability, errorScreen: { playerErrorMessageRenderer: { reason: { simpleText: playability.reason } } } }
      : { status: 'OK', playableInEmbed: true },
    ...(!playability && {
      streamingData: {
        expiresInSeconds: '21540',
        adaptiveFormats: [],
        serverAbrStreamingUrl: 'https://rr1.googlevideo.example/videoplayback',
      },
    }),
    ...(video.hasStoryboard && { storyboards: { playerStoryboardSpecRenderer: { spec: storyboardSpec(video) } } }),
    ...(tracks.length > 0 && { captions: { playerCaptionsTracklistRenderer: tracklist(video) } }),
    // YouTube returns no further data for a removed video.
    ...(playability?.status !== 'ERROR' && {
      videoDetails: {
        videoId: id,
        title,
        lengthSeconds: length,
        keywords: ['talk'],
        channelId,
        isOwnerViewing: false,
        shortDescription: description,
        isCrawlable: true,
        thumbnail: { thumbnails: [{ url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, width: 480, height: 360 }] },
        allowRatings: true,
        viewCount: '1234',
        author,
        isPrivate: false,
        isUnpluggedCorpus: false,
        isLiveContent: Boolean(isLive || isUpcoming),
        ...(isLive && { isLive }),
        ...(isUpcoming && { isUpcoming }),
      },
      microformat: {
        playerMicroformatRenderer: {
          title: { simpleText: title },
          lengthSeconds: length,
          ownerProfileUrl: 'http://www.youtube.com/@gloss-world',
          externalChannelId: channelId,
          category: 'Education',
          isFamilySafe: true,
          isUnlisted: false,
          publishDate: '2026-10-01T07:00:00-07:00',
          uploadDate: '2026-10-01T07:00:00-07:00',
          ...((isLive || isUpcoming) && {
            liveBroadcastDetails: { isLiveNow: Boolean(isLive), startTimestamp: '2026-10-01T14:00:00+00:00' },
          }),
        },
      },
    }),
  };
}

/** Id of the channel of all fake videos. */
export const channelId = 'UCGlossWorldGlossWorld00';

function tracklist(video: Video) {
  const { tracks } = video;
  const spoken = tracks.find(({ isAutomatic }) => isAutomatic)?.language;
  return {
    captionTracks: tracks.map((track) => ({
      baseUrl: baseUrl(video, track),
      name: { simpleText: track.name },
      vssId: `${track.isAutomatic ? 'a' : ''}.${track.language}`,
      languageCode: track.language,
      ...(track.isAutomatic && { kind: 'asr' }),
      isTranslatable: true,
      trackName: '',
    })),
    audioTracks: [
      {
        captionTrackIndices: tracks.map((_, place) => place),
        ...(spoken && { defaultCaptionTrackIndex: tracks.findIndex(({ language }) => language === spoken) }),
        hasDefaultTrack: true,
        captionsInitialState: 'CAPTIONS_INITIAL_STATE_OFF_RECOMMENDED',
      },
    ],
    translationLanguages: [
      { languageCode: 'de', languageName: { simpleText: 'German' } },
      { languageCode: 'zh-Hans', languageName: { simpleText: 'Chinese (Simplified)' } },
    ],
    defaultAudioTrackIndex: 0,
  };
}

/** Returns the address of a track as the player lists it. */
export function baseUrl({ id }: Video, { language, isAutomatic, fault, hasRelativeUrl }: VideoTrack): string {
  const query = new URLSearchParams({
    v: fault === 'foreign' ? videos.talk.id : id,
    ei: 'GlossGlossGlossGlossGl',
    caps: 'asr',
    ...((fault === 'empty' || fault === 'gated' || fault === 'token') && { exp: 'xpe' }),
    opi: '112496729',
    xoaf: '5',
    xosf: '1',
    hl: 'en',
    ip: '0.0.0.0',
    ipbits: '0',
    expire: String(Math.floor(Date.now() / 1000) + 6 * 3600),
    sparams: 'ip,ipbits,expire,v,ei,caps,opi,xoaf',
    signature: '00.00',
    key: 'yt8',
    ...(isAutomatic && { kind: 'asr' }),
    lang: language,
    ...(fault === 'slow' && { delay: '4000' }),
  });
  return `${hasRelativeUrl ? '' : 'https://www.youtube.com'}/api/timedtext?${query}`;
}
