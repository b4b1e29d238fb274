import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { LoadFailed } from './load-failed';

/** A part of a page that says so if it crashes, while the rest goes on. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <LoadFailed crashed onRetry={retry} retries={0} />}>{children}</ErrorBoundary>
);
