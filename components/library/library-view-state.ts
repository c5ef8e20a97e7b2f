import type { Filters, Order } from './select-items.ts';

export const sections = ['saved', 'notes', 'collections', 'review', 'trash'] as const;

/** The state of the library page, which is stored in the browser history. */
export interface LibraryViewState {
  section: (typeof sections)[number];
  keyword: string;
  filters: Filters;
  order: Order;
  isFiltering: boolean;
  /** Scroll offset (pixels). */
  offset: number;
}

export const initialViewState: LibraryViewState = {
  section: 'saved',
  keyword: '',
  filters: {},
  order: 'newest',
  isFiltering: false,
  offset: 0,
};
