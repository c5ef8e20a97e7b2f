/** A sentence of a media item to remember, with a hidden part and the log of its reviews. */
export interface Card {
  /** The same for the same sentence of a media item on every device. */
  cardId: string;
  contentId: string;
  /** Origin of the sentence. */
  source: CardSource;
  text: string;
  /** The part of the text that the question hides, as offsets in UTF-16 units. */
  hidden: { from: number; to: number };
  /** Time in the media item at which it is spoken, in seconds. */
  startTime: number;
  /** The review log, in order. Entries are only added; the schedule is a replay of them. */
  reviews: Review[];
  createdAt: number;
}

/** Origin of a card's sentence: a line of a summary, a quote of the transcript, or the user's note. */
export type CardSource = 'summary' | 'quote' | 'note';

/** How well the user remembered: not, hardly, well or easily. */
export type Rating = 1 | 2 | 3 | 4;

/** An entry of a card's review log: the user's rating, or the undoing of an earlier entry. */
export interface Review {
  /** Chosen by the caller, so that a repeated call adds no second entry. */
  reviewId: string;
  /** Position in the log of the device that added the entry. Orders the log, because clocks may be set back. */
  number: number;
  /** Time of the review in milliseconds since 1970. */
  at: number;
  rating?: Rating;
  /** Id of the entry that this one undoes. */
  undoes?: string;
}
