import type { Filters, Order } from './select-items.ts';

export const sections = ['saved', 'notes', 'collections', 'bin'] as const;

/** Where one is in the library. */
export interface LibraryViewState {
  section: (typeof sections)[number];
  keyword: string;
  filters: Filters;
  order: Order;
  isFiltering: boolean;
  /** Pixels that are scrolled away. */
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
