import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Rendered instead of the children after one of them has thrown; `retry` renders the children again. */
  fallback: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/**
 * Contains render errors within a part of the page, and reports them to the server. React supports this only in
 * classes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(...crash: readonly [error: unknown, info: ErrorInfo]) {
    void import('./report-crash').then(
      ({ reportCrash }) => reportCrash(...crash),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { fallback, children } = this.props;
    return this.state.broken ? fallback(() => this.setState({ broken: false })) : children;
  }
}
