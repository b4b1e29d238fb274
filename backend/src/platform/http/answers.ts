import { ApiResponse } from '@nestjs/swagger';
import { z } from 'zod';
import type { Json } from '#kernel/json';
import type { Answer } from './answer';

type Shown<T> = T extends object ? { readonly [Key in keyof T]: Shown<T[Key]> } : T;

/** What a view has to hold to be answered under a schema. */
export type ViewOf<Schema extends z.ZodType> = Shown<z.output<Schema>>;

type Returned<Body> = Body | (Body extends Json ? Answer<Body> : never);

/** The schema of each status that a route answers with when all is well; null where it sends no body. */
export type DeclaredAnswers = Readonly<Partial<Record<number, z.ZodType | null>>>;

const DECLARED = Symbol('answers');

export const declaredAnswers = (handler: object): DeclaredAnswers => Reflect.getMetadata(DECLARED, handler) ?? {};

const declare = (handler: object, status: number, schema: z.ZodType | null): void =>
  Reflect.defineMetadata(DECLARED, { ...declaredAnswers(handler), [status]: schema }, handler);

const IN_COMPONENTS = '#/components/schemas/';

/** The schemas with a name, for `components` of the OpenAPI document. */
export const answerComponents = () =>
  z.toJSONSchema(z.globalRegistry, { uri: (id) => `${IN_COMPONENTS}${id}`, io: 'output' }).schemas;

const nameOf = (schema: z.ZodType): string | undefined => z.globalRegistry.get(schema)?.id;

const jsonSchemaOf = (schema: z.ZodType): Record<string, unknown> => {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: `${IN_COMPONENTS}${name}` };
  const { $schema: _dialect, $defs: _components, ...own } = z.toJSONSchema(schema, { io: 'output' });
  return JSON.parse(JSON.stringify(own).replaceAll('#/$defs/', IN_COMPONENTS));
};

/**
 * Says what a route answers with: the compiler holds the method to the schema, the OpenAPI document shows it, and the
 * tests hold what is really sent against it. A schema with a name (`.meta({ id })`) is told once, under that name.
 */
export const Answers =
  <Schema extends z.ZodType>(schema: Schema, status: 200 | 201 | 202 = 200) =>
  <Method extends (...sent: never[]) => Returned<ViewOf<Schema>> | Promise<Returned<ViewOf<Schema>>>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    if (descriptor.value !== undefined) declare(descriptor.value, status, schema);
    ApiResponse({ status, description: 'Done', schema: jsonSchemaOf(schema) })(target, key, descriptor);
  };

/** Says that a route answers without a body. */
export const AnswersNothing =
  (status: 204 | 302) =>
  <Method extends object>(target: object, key: string | symbol, descriptor: TypedPropertyDescriptor<Method>): void => {
    if (descriptor.value !== undefined) declare(descriptor.value, status, null);
    const description = status === 204 ? 'Done' : 'The address is in `Location`';
    ApiResponse({ status, description })(target, key, descriptor);
  };

/** A moment, as every answer tells it. */
export const timeAnswer = z.iso.datetime().meta({ id: 'Time', description: 'ISO 8601, UTC.' });

/** The answer of a command that has nothing to tell but that it was done. */
export const doneAnswer = z.strictObject({});
