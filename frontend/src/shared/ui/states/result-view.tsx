import type { ComponentProps, ReactNode } from 'react';
import { byCode, type ProblemCode } from '../../api/problem';
import type { QueryResult } from '../../api/query-result';
import { DataNotLoaded } from './data-not-loaded';
import { SkeletonLines } from './skeleton';

/** Shown instead of the data while it is loading, and if it could not be loaded. */
export type LoadingStates = {
  /** Placeholder while it is loading; bars by default. */
  loading?: ReactNode;
  /** The placeholder's bars. */
  skeleton?: ComponentProps<typeof SkeletonLines>;
  /** Content by error code, shown if the server refuses with that code, even if older data is cached. */
  byErrorCode?: Partial<Record<ProblemCode, ReactNode>>;
} & (
  | {
      /** Name of the content in the failure message, such as `Your channels`. */
      contentName: string;
      /** Whether a failure is reported in one line, for a small part of a page. */
      compact?: boolean;
    }
  | { failed: (error: Error, retry: () => void) => ReactNode }
);

type LoadedProps<Data> = LoadingStates & {
  result: QueryResult<Data>;
  children: (data: Data) => ReactNode;
};

/**
 * Renders a result's data, even if refetching failed; without data, a placeholder, or a failure with a retry button.
 */
export const ResultView = <Data,>({ result: { data, error, refetch }, children, ...states }: LoadedProps<Data>) => {
  const { skeleton = { lines: [46, 62, 38], height: 18 }, loading = <SkeletonLines {...skeleton} /> } = states;
  const refusal = byCode(error, states.byErrorCode ?? {});
  if (refusal !== undefined) return refusal;
  if (data !== undefined) return children(data);
  if (error === null) return loading;
  const retry = () => void refetch();
  if ('failed' in states) return states.failed(error, retry);
  return <DataNotLoaded contentName={states.contentName} compact={states.compact} onRetry={retry} />;
};
