import type { FactoryProvider, Type } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import type { Port } from './port';

/** An injection token: a port, or a provider's class. */
export type InjectionToken<Provided = unknown> = Port<Provided> | Type<Provided>;

/** The providers for a factory's parameters, in order. */
export type Injected<Dependencies extends readonly unknown[]> = {
  readonly [Each in keyof Dependencies]: InjectionToken<Dependencies[Each]>;
};

/** The values injected for providers, in order. */
export type ProvidedFor<Providers extends readonly InjectionToken[]> = {
  readonly [Each in keyof Providers]: Providers[Each] extends InjectionToken<infer Provided> ? Provided : never;
};

/** The tokens of several ports by name. */
type NamedTokens<Ports> = { readonly [Name in keyof Ports]: InjectionToken<Ports[Name]> };

/**
 * A factory of named ports and their tokens, as the arguments of a function that provides something:
 * `provideRecurringWork(...fromPorts(scheduler, { reads: READ_STORE, clock: CLOCK }))`. The order of ports is irrelevant.
 */
export const fromPorts = <Ports extends object, Made>(
  make: (ports: Ports) => Made,
  tokens: NamedTokens<Ports>,
): readonly [make: (...provided: readonly unknown[]) => Made, ...tokens: InjectionToken[]] => {
  const names = Object.keys(tokens);
  const fromProvided = (...provided: readonly unknown[]): Made =>
    make(Object.fromEntries(names.map((name, index) => [name, provided[index]])) as Ports);
  // Providers are called by the name of what makes them.
  return [Object.defineProperty(fromProvided, 'name', { value: make.name }), ...Object.values<InjectionToken>(tokens)];
};

/** A provider made from named ports. */
export const provideFromPorts = <Ports extends object, Made>(
  provide: InjectionToken<Made>,
  make: (ports: Ports) => Made,
  tokens: NamedTokens<Ports>,
): FactoryProvider<Made> => {
  const [useFactory, ...inject] = fromPorts(make, tokens);
  return { provide, useFactory, inject };
};

/**
 * A token with a value from each of several modules. The second function provides a value made from injected
 * dependencies; the first finds those of all modules, once the application has started:
 * `export const [contributedFeedSources, provideFeedSource] = multiProvider<FeedSource>('feed source')`.
 */
export const multiProvider = <Contributed>(kind: string) => {
  class Contribution {
    constructor(readonly contributed: Contributed) {}
  }
  const all = (discovery: DiscoveryService): readonly Contributed[] =>
    discovery
      .getProviders()
      .flatMap(({ instance }: { instance?: unknown }) =>
        instance instanceof Contribution ? [instance.contributed] : [],
      );
  const provide = <Dependencies extends readonly unknown[]>(
    make: (...dependencies: Dependencies) => Contributed,
    ...inject: Injected<Dependencies>
  ): FactoryProvider => ({
    provide: Symbol(`${kind} ${make.name}`),
    inject: [...inject],
    useFactory: (...dependencies: Dependencies) => new Contribution(make(...dependencies)),
  });
  return [all, provide] as const;
};

/** Contributes what a module already provides: `provideFeedSource(fromExisting<TrackerFeed>, TrackerFeed)`. */
export const fromExisting = <Provided>(provided: Provided): Provided => provided;
