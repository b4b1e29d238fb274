import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { PartFailed } from './load-failed';

/** A part of a page that says so if it crashes, while the rest goes on. */
export const PartBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary failed={(retry) => <PartFailed crashed onRetry={retry} retries={0} />}>{children}</ErrorBoundary>
);
