const streams = 'm3u8|mpd';
const videos = 'mp4|m4v|webm|mov|mkv|ogv|flv';
const audios = 'mp3|m4[ab]|aac|ogg|oga|opus|wav|flac';

/** The source of a pattern for the extension of a stream's playlist (HLS, DASH), with its dot and in lower case. */
export const streamExtension = String.raw`\.(?:${streams})`;

/** The source of a pattern for the extension of a stream's playlist, or of a file of video or audio. */
export const mediaExtension = String.raw`\.(?:${streams}|${videos}|${audios})`;

const videoPath = new RegExp(String.raw`\.(?:${streams}|${videos})$`, 'i');
const audioPath = new RegExp(String.raw`\.(?:${audios})$`, 'i');
const filePath = new RegExp(String.raw`\.(?:${videos}|${audios})$`, 'i');

/** Returns the kind that the extension of a path or file name indicates; streams are video. */
export const mediaKindOf = (path: string): 'video' | 'audio' | undefined =>
  videoPath.test(path) ? 'video' : audioPath.test(path) ? 'audio' : undefined;

/** Whether a path has the extension of a file of video or audio; streams are no files. */
export const isMediaFile = (path: string): boolean => filePath.test(path);
