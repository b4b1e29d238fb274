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
 * What makes something from named ports, with their tokens, as what provides contributions takes it:
 * `provideRecurringWork(...byName(scheduler, { reads: READ_STORE, clock: CLOCK }))`. Another port then changes no order.
 */
export const byName = <Ports extends object, Made>(
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
export const provideByName = <Ports extends object, Made>(
  provide: InjectionToken<Made>,
  make: (ports: Ports) => Made,
  tokens: NamedTokens<Ports>,
): FactoryProvider<Made> => {
  const [useFactory, ...inject] = byName(make, tokens);
  return { provide, useFactory, inject };
};

/** A provider of a module's contribution, made from injected dependencies; `contributed` finds it. */
export const provideContribution = <Dependencies extends readonly unknown[], Made, Contribution>(
  Kind: new (made: Made) => Contribution,
  make: (...dependencies: Dependencies) => Made,
  inject: Injected<Dependencies>,
): FactoryProvider<Contribution> => ({
  provide: Symbol(`${Kind.name} ${make.name}`),
  inject: [...inject],
  useFactory: (...dependencies: Dependencies) => new Kind(make(...dependencies)),
});

/** All contributions of a kind that the application's modules provide. */
export const contributed = <T extends object>(
  discovery: DiscoveryService,
  kind: abstract new (...parts: never[]) => T,
): T[] =>
  discovery
    .getProviders()
    .flatMap(({ instance }: { instance?: unknown }) => (instance instanceof kind ? [instance] : []));
