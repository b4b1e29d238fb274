import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from './error-boundary';

/** Loads a module that exports the component under this name. */
export type Load<Name extends string, Props> = () => Promise<{ readonly [Export in Name]: ComponentType<Props> }>;

/** Props of one of a module's components. */
type PropsOf<Loaded> = Loaded extends ComponentType<infer Props> ? Props : never;

/** Pass as `Failed` if the component may be missing. */
export const RenderNothing = (): ReactNode => null;

interface FailedProps<Props> {
  readonly onRetry: () => void;
  /** Number of failed retries. */
  readonly retries: number;
  /** Whether its code was loaded and threw. */
  readonly hasCrashed?: boolean;
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
  | { readonly status: 'ready'; readonly Loaded: ComponentType<Props> }
  | { readonly status: 'failed'; readonly retries: number };

/**
 * A component in its own chunk: `lazyComponent(() => import('./chart'), 'Chart', ChartFailed)`. Unlike React.lazy, it
 * contains a failure: `Failed` is rendered instead and can retry; `Loading` before that. React.lazy and the router's
 * `lazy` cache a failure until the page is reloaded.
 */
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Failed: ComponentType<FailedProps<Props>>,
  Loading?: ComponentType<Props>,
): LazyComponent<Props>;
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  Failed: ComponentType<FailedProps<PropsOf<Module[Name]>>>,
  Loading?: ComponentType<PropsOf<Module[Name]>>,
): LazyComponent<PropsOf<Module[Name]>>;
export function lazyComponent<Name extends string, Props extends object>(
  load: Load<Name, Props>,
  name: Name,
  Failed: ComponentType<FailedProps<Props>>,
  Loading: ComponentType<Props> = RenderNothing,
): LazyComponent<Props> {
  let ready: ComponentType<Props> | null = null;
  const fetchCode = async (): Promise<ComponentType<Props>> => (ready = (await load())[name]);

  const Component = (props: Props) => {
    const [code, setCode] = useState<Code<Props>>(
      ready === null ? { status: 'loading', retries: 0 } : { status: 'ready', Loaded: ready },
    );
    useEffect(() => {
      if (code.status !== 'loading') return;
      let isUnmounted = false;
      fetchCode().then(
        (Loaded) => isUnmounted || setCode({ status: 'ready', Loaded }),
        () => isUnmounted || setCode({ status: 'failed', retries: code.retries }),
      );
      return () => void (isUnmounted = true);
    }, [code]);
    const failed = (onRetry: () => void, retries: number, hasCrashed?: boolean) =>
      createElement(Failed, { onRetry, retries, hasCrashed, props });
    switch (code.status) {
      case 'loading':
        return createElement(Loading, props);
      case 'failed':
        return failed(() => setCode({ status: 'loading', retries: code.retries + 1 }), code.retries);
      case 'ready':
        return (
          <ErrorBoundary fallback={(retry) => failed(retry, 0, true)}>
            {createElement(code.Loaded, props)}
          </ErrorBoundary>
        );
    }
  };
  return Object.assign(Component, { preload: () => void fetchCode().catch(() => undefined) });
}
