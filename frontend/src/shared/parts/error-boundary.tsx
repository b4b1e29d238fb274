import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children once one of them has thrown; `retry` shows the children again. */
  failed: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps what breaks while it renders from taking the page away. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    const { failed, children } = this.props;
    return this.state.broken ? failed(() => this.setState({ broken: false })) : children;
  }
}
