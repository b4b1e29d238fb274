import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { LoadFailed } from './load-failed';

/** Contains a crash to one section of the page. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <LoadFailed crashed onRetry={retry} retries={0} />}>{children}</ErrorBoundary>
);
