import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { isGone } from '#shared/api/problem';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { CrashBoundary } from '#shared/lazy/crash-boundary';
import { DataNotLoaded } from '#shared/ui/states/data-not-loaded';
import { EmptyState } from '#shared/ui/states/empty-state';
import { ResultView } from '#shared/ui/states/result-view';
import { SkeletonLines } from '#shared/ui/states/skeleton';

interface ResourceShowProps {
  /** The field whose value is the title; without one, all records have the same. */
  titleFrom?: string;
  /** Titles by the values of that field; a value without one is its own title. */
  titles?: Readonly<Record<string, string>>;
  /** Title if there is no such field, or if it is empty. */
  defaultTitle: string;
  /** Called instead of showing an error when the record does not exist, or no longer exists. */
  onGone?: () => void;
  /** Milliseconds between refetches of what changes without events. */
  refetchMs?: number;
  children: ReactNode;
}

/** The page of one row. */
export const ResourceShow = ({ refetchMs, onGone, ...props }: ResourceShowProps) => (
  <ShowBase
    queryOptions={{
      ...(refetchMs === undefined ? {} : { refetchInterval: refetchMs }),
      // Without this handler, React-admin redirects to the list.
      onError: (error) => void (isGone(error) && onGone?.()),
    }}
  >
    <RecordContent {...props} />
  </ShowBase>
);

const RecordContent = ({
  titleFrom,
  titles,
  defaultTitle,
  children,
}: Omit<ResourceShowProps, 'refetchMs' | 'onGone'>) => {
  const { record, error, refetch } = useShowContext();
  const result = { data: record, error: error ?? null, refetch };
  const value = String((titleFrom === undefined ? null : record?.[titleFrom]) ?? defaultTitle);
  const title = titles?.[value] ?? value;
  usePageTitle(`Administration · ${title}`);
  return (
    <ResultView
      result={result}
      loading={
        <Box role="status" aria-label="Loading">
          <SkeletonLines lines={[30, 90, 90, 60]} height={20} />
        </Box>
      }
      failed={(failure, retry) =>
        isGone(failure) ? (
          <EmptyState title="This does not exist, or no longer exists." />
        ) : (
          <DataNotLoaded contentName="The page" onRetry={retry} />
        )
      }
    >
      {() => (
        <>
          <Box component="h1" sx={{ typography: 'h2', mb: 5 }}>
            {title}
          </Box>
          {error && <DataNotLoaded compact contentName="The latest state" onRetry={() => void refetch()} />}
          {children}
        </>
      )}
    </ResultView>
  );
};

/** A list of names and values. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={factsSx}>
    {children}
  </Box>
);

interface FactProps {
  readonly label: ReactNode;
  /** A value that is one field; anything else is the content. */
  readonly value?: ReactNode;
  readonly children?: ReactNode;
}

export const Fact = ({ label, value, children = value }: FactProps) => (
  <>
    <Box component="dt" sx={{ color: 'quiet', typography: 'body2' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ minWidth: 0, typography: 'body2' }}>
      {children}
    </Box>
  </>
);

/** A titled part of a page. */
export const AdminSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ mt: 8 }}>
    <Box component="h2" sx={{ typography: 'h3', mb: 2 }}>
      {title}
    </Box>
    <CrashBoundary>{children}</CrashBoundary>
  </Box>
);

const factsSx = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 24px',
  p: 4,
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'sheet',
};
