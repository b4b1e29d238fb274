import type { Type } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';

/** The providers for a factory's parameters, in order. */
export type Injected<Dependencies extends readonly unknown[]> = {
  readonly [Each in keyof Dependencies]: Type<Dependencies[Each]> | string | symbol;
};

/** Everything of a kind that the application's modules contribute as providers. */
export const contributed = <T extends object>(
  discovery: DiscoveryService,
  kind: abstract new (...parts: never[]) => T,
): T[] =>
  discovery
    .getProviders()
    .flatMap(({ instance }: { instance?: unknown }) => (instance instanceof kind ? [instance] : []));
