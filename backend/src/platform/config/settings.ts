import { z } from 'zod';
import { type Port, port } from '../port';

export type Environment = Readonly<Record<string, string | undefined>>;

const facts = z.object({ expected: z.string(), example: z.string(), meaning: z.string() });

/** Facts about a variable for fault messages and docs/reference/configuration.md. */
type Facts = Readonly<z.infer<typeof facts>>;

export const variable = <S extends z.ZodType>(schema: S, told: Facts): S => schema.meta({ ...told });

interface Broken<Name extends string> {
  readonly variable: Name;
  readonly expected: string;
}

/** A rule between several variables. A variable that is itself invalid counts as set. */
export type SettingsRule<Name extends string> = (
  given: Environment,
  expectedOf: (name: Name) => string,
) => readonly Broken<Name>[];

/** Requires `other` to be set if `one` is. */
export const needs =
  <Name extends string>(one: Name, other: Name): SettingsRule<Name> =>
  (given, expectedOf) =>
    given[one] !== undefined && given[other] === undefined
      ? [{ variable: other, expected: `${expectedOf(other)}, since ${one} is set` }]
      : [];

export interface ConfigFault extends Broken<string> {
  readonly example: string;
  /** More about the fault, if known. Never contains the value, which may be secret. */
  readonly detail?: string;
}

export interface DescribedVariable extends Facts {
  readonly name: string;
  /** Undefined if there is none. */
  readonly default: unknown;
}

/** Variables that belong together, and how they are read. */
export interface Settings<Value = unknown> {
  /** Port to inject the settings by: `@Inject(researchSettings.port) settings: ResearchSettings`. */
  readonly port: Port<Value>;
  describe(): readonly DescribedVariable[];
  /** Faults of each variable by itself, in the order of their declaration. */
  faults(given: Environment): readonly ConfigFault[];
  /** Faults of rules between several variables. */
  brokenRules(given: Environment): readonly ConfigFault[];
  /** Reads the settings from an environment without faults. */
  read(given: Environment): Value;
}

interface Declaration<Variables extends z.ZodRawShape, Value> {
  readonly variables: Variables;
  readonly rules?: readonly SettingsRule<keyof Variables & string>[];
  readonly read: (values: z.output<z.ZodObject<Variables>>) => Value;
}

/** A setting that is absent unless its variable is set. */
export const ifSet = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { readonly [K in Key]?: Value } => (value === undefined ? {} : ({ [key]: value } as { readonly [K in Key]: Value }));

/** The detail of an issue, if a variable's parser has its own message; zod's would only repeat what is expected. */
const detailOf = (issue: { readonly code?: string; readonly message: string }): { readonly detail?: string } =>
  issue.code === 'custom' && issue.message !== 'Invalid input' ? { detail: issue.message } : {};

/**
 * Declares the settings of the platform or of an area: `starterSettings = settings('Starter', { variables: { STARTER_CONTENT:
 * variable(…) }, read: ({ STARTER_CONTENT }) => ({ … }) })`
 */
export const settings = <const Variables extends z.ZodRawShape, Value>(
  name: string,
  { variables, rules = [], read }: Declaration<Variables, Value>,
): Settings<Value> => {
  const schema = z.object(variables);
  const declared = Object.entries(variables);
  const told = new Map(declared.map(([of, each]) => [of, z.globalRegistry.get(each)]));
  const factsOf = (of: string): Facts => facts.parse(told.get(of));
  const faultOf = (of: string): ConfigFault => {
    const { expected, example } = factsOf(of);
    return { variable: of, expected, example };
  };

  return {
    port: port<Value>(`${name}Settings`),
    describe: () =>
      declared.map(([of, each]) => ({ name: of, ...factsOf(of), default: z.safeParse(each, undefined).data })),
    faults: (given) => {
      const { error } = schema.safeParse(given);
      return declared.flatMap(([of]) => {
        const issue = error?.issues.find(({ path }) => path[0] === of);
        return issue === undefined ? [] : [{ ...faultOf(of), ...detailOf(issue) }];
      });
    },
    brokenRules: (given) =>
      rules
        .flatMap((rule) => rule(given, (of) => factsOf(of).expected))
        .map(({ variable: of, expected }) => ({ ...faultOf(of), expected })),
    read: (given) => read(schema.parse(given)),
  };
};
