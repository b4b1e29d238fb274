import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary';
import { CodeNotLoaded } from './code-not-loaded';

/** Contains a crash to one section of the page. */
export const CrashBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <CodeNotLoaded crashed onRetry={retry} retries={0} />}>{children}</ErrorBoundary>
);
