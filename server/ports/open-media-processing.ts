import { join } from 'node:path';
import type { Fetch } from '../../lib/ports/fetch.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import type { Config } from '../config.ts';
import { ffmpegAt, findFfmpeg } from '../media/ffmpeg.ts';
import { mediaLoader } from '../media/load-media.ts';
import { mediaFiles } from '../media/media-files.ts';
import { audioOpener } from '../media/open-audio.ts';
import { ytDlpMedia } from '../media/yt-dlp-media.ts';
import type { VettedOpen } from '../outbound/vetted-open.ts';
import { modelFetch } from './model-fetch.ts';
import { serverSlideExtractor } from './slide-extractor.ts';
import { serverSpeech } from './speech.ts';
import { textReader } from './text-reader.ts';

/** The audio and video processing of this server: transcription and slide extraction. */
export interface MediaProcessing extends Pick<Ports, 'speech' | 'transcriber' | 'slideExtractor'> {
  canTranscribePages: boolean;
  /** The path of ffmpeg; without it no audio is transcribed and no video is scanned. */
  ffmpeg: string | undefined;
  close(): Promise<void>;
}

/** The settings of audio and video processing, and the requests that it may send. */
export interface MediaProcessingOptions {
  config: Pick<Config, 'dataDirectory' | 'ffmpeg' | 'ytDlp' | 'maxMediaBytes' | 'modelHosts' | 'transcriber'>;
  /** Vetted requests: for media, and for everything else. */
  open: VettedOpen;
  fetch: Fetch;
}

/** Opens the audio and video processing of this server. Throws when the configured ffmpeg can't be run. */
export async function openMediaProcessing({ config, open, fetch }: MediaProcessingOptions): Promise<MediaProcessing> {
  const { dataDirectory, ytDlp, maxMediaBytes, modelHosts, transcriber } = config;
  const path = await findFfmpeg(config.ffmpeg);
  const ffmpeg = path === undefined ? undefined : ffmpegAt(path);
  const files = mediaFiles(join(dataDirectory, 'media'), maxMediaBytes);
  await files.sweep();
  const canTranscribePages = ffmpeg !== undefined && ytDlp !== undefined;
  const loader = mediaLoader({
    open,
    files,
    ...(canTranscribePages && { pageMedia: ytDlpMedia(ytDlp, { maxBytes: maxMediaBytes }) }),
  });
  const reader = textReader();
  const toModels = modelFetch(modelHosts);
  const ownHost = transcriber?.baseUrl ? [new URL(transcriber.baseUrl).host] : [];
  return {
    ffmpeg: path,
    canTranscribePages,
    ...(transcriber && { transcriber: { id: 'server', transcriber } }),
    speech: serverSpeech({
      openAudio: audioOpener(loader, ffmpeg),
      fetch: toModels,
      serverProviderFetch: modelFetch(ownHost),
      serverProvider: transcriber,
    }),
    slideExtractor: serverSlideExtractor({ ffmpeg, loader, files, fetch, modelFetch: toModels, reader }),
    close: reader.close,
  };
}
