import { Component, type ReactNode } from 'react';
import { Failure } from '../../lib/contract/failure.ts';
import { FailureFrame } from './failure-frame.tsx';

/** The error boundary of a view. It also shows a database that can't be opened, in place of a blank window. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failure?: Failure }> {
  override state: { failure?: Failure } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: Failure.from(error) };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailureFrame failure={failure.toJSON()} onRetry={() => this.setState({ failure: undefined })} />;
  }
}
