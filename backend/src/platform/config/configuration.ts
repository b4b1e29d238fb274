import type { Port } from '../port';
import { type Config, platformSettings } from './config';
import type { ConfigFault, Environment, Settings } from './settings';

/** The settings of every area, as one environment has them. */
export interface AreaSettings {
  of<Value>(settings: Settings<Value>): Value;
  /** A copy of the settings with some variables changed. */
  with(changes: Environment): AreaSettings;
  /** Providers for Nest. */
  readonly providers: readonly { readonly provide: Port<unknown>; readonly useValue: unknown }[];
}

export interface Configuration {
  readonly config: Config;
  readonly areas: AreaSettings;
}

export type ConfigurationResult = { readonly warnings: readonly string[] } & (
  ({ readonly kind: 'valid' } & Configuration) | { readonly kind: 'faulty'; readonly faults: readonly ConfigFault[] }
);

const areaSettings = (declared: readonly Settings[], given: Environment): AreaSettings => ({
  of: (settings) => settings.read(given),
  with: (changes) => areaSettings(declared, { ...given, ...changes }),
  providers: declared.map(({ port, read }) => ({ provide: port, useValue: read(given) })),
});

/**
 * Parses the variables of the platform and of the areas. Reports all faults at once, but never a value, which may be secret.
 * An empty value counts as absent.
 */
export const readConfiguration = (environment: Environment, areas: readonly Settings[]): ConfigurationResult => {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const warnings = Object.keys(given)
    .filter((name) => name.startsWith('AIDY_'))
    .map((name) => `${name} is not a known variable.`);

  const all = [platformSettings, ...areas];
  const faults = [...all.flatMap((each) => each.faults(given)), ...all.flatMap((each) => each.brokenRules(given))];
  return faults.length === 0
    ? { kind: 'valid', config: platformSettings.read(given), areas: areaSettings(areas, given), warnings }
    : { kind: 'faulty', faults, warnings };
};

export const describeFault = ({ variable, expected, example, detail }: ConfigFault): string =>
  `${variable}: expected ${expected}${detail === undefined ? '' : ` (${detail})`}. Example: ${variable}=${example}`;
