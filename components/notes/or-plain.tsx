import { Component, type ReactNode } from 'react';

interface Props {
  text: string;
  children: ReactNode;
}

/** What can't be shown as Markdown, because it is nested a thousand times for example, is shown as it is written. */
export class OrPlain extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.text !== this.props.text) this.setState({ failed: false });
  }

  override render() {
    const { text, children } = this.props;
    return this.state.failed ? <pre>{text}</pre> : children;
  }
}
