import type { ReactNode } from 'react';
import type { FailureData } from '../../lib/contract/failure.ts';
import { Brand } from '../item/brand.tsx';
import { Frame } from '../item/frame.tsx';
import { FailureNotice } from './failure-views.ts';

/** A view that shows nothing but its failure. */
export function FailureFrame({ failure, onRetry, footer }: { failure: FailureData; onRetry: () => void; footer?: ReactNode }) {
  return (
    <Frame state="error" header={<Brand />} footer={footer}>
      <FailureNotice failure={failure} onRetry={onRetry} />
    </Frame>
  );
}
