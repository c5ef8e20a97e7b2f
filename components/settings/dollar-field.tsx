import type { ComponentProps } from 'react';
import { TextField } from '../ui/field.tsx';

/** A price in US dollars, or nothing. */
export const DollarField = (field: ComponentProps<typeof TextField>) => (
  <TextField type="number" min={0} max={1_000_000} step="any" {...field} />
);
