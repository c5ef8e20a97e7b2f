import type { EncodedImage } from './encoded-image.ts';

/** A frame of a video in the user's note on it. It never changes. The note's Markdown refers to it by a link, see `pictureAddress`. */
export interface NotePicture {
  pictureId: string;
  contentId: string;
  /** Seconds of the media item. */
  time: number;
  image: EncodedImage;
  thumbnail: EncodedImage;
  createdAt: number;
}

/** The place of a link of a note in its own media item. */
export interface NoteLink {
  /** Seconds. */
  time: number;
  pictureId?: string;
}

const ownAddress = /^#t=(\d{1,7}(?:\.\d{1,3})?)(?:&picture=([\w-]{1,64}))?$/;

/** Returns the address of a note's link to a picture: the time of the media item, as any time link has it, and the picture's id. */
export const pictureAddress = ({ time, pictureId }: Required<NoteLink>): string =>
  `#t=${Math.floor(Math.max(0, time))}&picture=${pictureId}`;

/** Parses the address of a note's link to a time of its own media item, with a picture or without; undefined for any other. */
export function parseNoteLink(address: string): NoteLink | undefined {
  const [, seconds, pictureId] = ownAddress.exec(address) ?? [];
  return seconds === undefined ? undefined : { time: Number(seconds), ...(pictureId && { pictureId }) };
}
