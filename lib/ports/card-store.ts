import type { Card } from '../records/card.ts';
import type { RowChange } from './library-store.ts';

/** Stores the cards with their review logs. Every write records a change; a new card throws `notFound` unless its media item is stored. */
export interface CardStore {
  getCard(cardId: string): Promise<Card | undefined>;
  /** Every card, those of items in the trash included. */
  listCards(): Promise<Card[]>;
  /** Replaces the card by the result of `change` in one transaction. Returns the stored card. */
  updateCard(cardId: string, change: RowChange<Card>): Promise<Card | undefined>;
  deleteCard(cardId: string): Promise<void>;
}
