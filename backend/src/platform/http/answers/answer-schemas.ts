import { z } from 'zod';

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

/** The type of a view that is sent under a schema. */
export type ViewOf<Schema extends z.ZodType> = DeepReadonly<z.output<Schema>>;

/** A status with which a body is sent. */
export type BodyStatus = 200 | 201 | 202;

/** The schema of each success status of a route; null for an empty body. */
export type DeclaredAnswers = Readonly<Partial<Record<number, z.ZodType | null>>>;

const DECLARED = Symbol('answers');

export const declaredAnswers = (handler: object): DeclaredAnswers => Reflect.getMetadata(DECLARED, handler) ?? {};

export const declareAnswer = (handler: object, statuses: readonly number[], schema: z.ZodType | null): void =>
  Reflect.defineMetadata(DECLARED, Object.fromEntries(statuses.map((status) => [status, schema])), handler);

const IN_COMPONENTS = '#/components/schemas/';

/** The named schemas, for `components` of the OpenAPI document. */
export const answerComponents = () =>
  z.toJSONSchema(z.globalRegistry, { uri: (id) => `${IN_COMPONENTS}${id}`, io: 'output' }).schemas;

const nameOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id;

export const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: `${IN_COMPONENTS}${name}` };
  const { $schema: _dialect, $defs: _components, ...own } = z.toJSONSchema(schema, { io: 'output' });
  return JSON.parse(JSON.stringify(own).replaceAll('#/$defs/', IN_COMPONENTS));
};

/** A time in responses. */
export const timeAnswer = z.iso.datetime().meta({ id: 'Time', description: 'ISO 8601, UTC.' });

/** The empty response of a command that returns no data. */
export const doneAnswer = z.strictObject({});
