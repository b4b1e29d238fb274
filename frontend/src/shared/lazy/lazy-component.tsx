import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

interface FailedProps<Props> {
  readonly onRetry: () => void;
  /** Number of failed retries. */
  readonly retries: number;
  /** Whether its code was loaded and threw. */
  readonly crashed?: boolean;
  /** Props of the component that failed. */
  readonly props: Props;
}

/** A component whose code is fetched when it is first shown, or earlier by `preload`. */
export interface LazyComponent<Props> {
  (props: Props): ReactNode;
  /** Failures are ignored: the code is fetched again when the component is shown. */
  preload(): void;
}

type Code<Props> =
  | { readonly status: 'loading'; readonly retries: number }
  | { readonly status: 'ready'; readonly Shown: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retries: number };

/**
 * Like React.lazy, but a failure is contained: `Failed` is rendered instead and can retry; `Loading` before that.
 * React.lazy and the router's `lazy` cache a failure until the page is reloaded.
 */
export const lazyComponent = <Props extends object>(
  load: Load<Props>,
  Failed: ComponentType<FailedProps<Props>>,
  Loading: ComponentType<Props> = () => null,
): LazyComponent<Props> => {
  let ready: ComponentType<Props> | null = null;
  const fetchCode = async (): Promise<ComponentType<Props>> => (ready = (await load()).default);

  const Component = (props: Props) => {
    const [code, setCode] = useState<Code<Props>>(
      ready === null ? { status: 'loading', retries: 0 } : { status: 'ready', Shown: ready },
    );
    useEffect(() => {
      if (code.status !== 'loading') return;
      let left = false;
      fetchCode().then(
        (Shown) => left || setCode({ status: 'ready', Shown }),
        () => left || setCode({ status: 'failed', retries: code.retries }),
      );
      return () => void (left = true);
    }, [code]);
    const failed = (onRetry: () => void, retries: number, crashed?: boolean) =>
      createElement(Failed, { onRetry, retries, crashed, props });
    switch (code.status) {
      case 'loading':
        return createElement(Loading, props);
      case 'failed':
        return failed(() => setCode({ status: 'loading', retries: code.retries + 1 }), code.retries);
      case 'ready':
        return (
          <ErrorBoundary fallback={(retry) => failed(retry, 0, true)}>{createElement(code.Shown, props)}</ErrorBoundary>
        );
    }
  };
  return Object.assign(Component, { preload: () => void fetchCode().catch(() => undefined) });
};
