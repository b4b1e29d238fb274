import type { ReactNode } from 'react';
import { CodeNotLoaded } from './code-not-loaded';
import { ErrorBoundary } from './error-boundary';

/** Contains a crash to one section of the page. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <CodeNotLoaded hasCrashed onRetry={retry} retries={0} />}>
    {children}
  </ErrorBoundary>
);
