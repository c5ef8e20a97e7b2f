import type { Filters, Order } from './shelf.ts';

export const sections = ['saved', 'notes', 'collections', 'bin'] as const;

/** Where one is in the library. */
export interface Whereabouts {
  section: (typeof sections)[number];
  keyword: string;
  filters: Filters;
  order: Order;
  isFiltering: boolean;
  /** Pixels that are scrolled away. */
  offset: number;
}

export const start: Whereabouts = {
  section: 'saved',
  keyword: '',
  filters: {},
  order: 'newest',
  isFiltering: false,
  offset: 0,
};
