import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

/** A field for a price in US dollars, which may be empty. */
export const DollarField = (field: ComponentProps<typeof TextField>) => (
  <TextField type="number" min={0} max={1_000_000} step="any" {...field} />
);
