import type { z } from 'zod';
import type { Json } from '#kernel/json';
import { type Injected, multiProvider } from '../multi-provider';
import { READ_MODEL_PROGRESS, type ReadModelProgress } from '../read-store/read-model-progress';
import { providedUnlessInInitialFill } from '../read-store/reads-unless-in-initial-fill';

/** A row as react-admin expects it: plain JSON with an `id`. */
export interface Row {
  readonly id: string;
  readonly [field: string]: Json | undefined;
}

/**
 * How a field may be filtered: `text` by equality, `flag` by true or false, `time` by equality, null or a range (`<field>_gte`,
 * `<field>_lt`), a list by one of its values. All but `flag` also take a list of which any may match.
 */
export type FilterKind = 'text' | 'flag' | 'time' | readonly string[];

export interface DeclaredFields {
  /** Fields by which the rows may be filtered, besides `id`. */
  readonly filters: Readonly<Record<string, FilterKind>>;
  /** Fields by which the rows may be sorted; the first is the default. */
  readonly sorts: readonly [string, ...string[]];
}

export interface ResourceCondition {
  readonly field: string;
  readonly operator: '$eq' | '$in' | '$gte' | '$lt';
  readonly value: string | boolean | null | readonly string[];
}

/** A page of a list, checked against the declared fields. */
export interface ListRequest {
  readonly where: readonly ResourceCondition[];
  readonly sort: { readonly field: string; readonly descending: boolean };
  readonly skip: number;
  readonly limit: number;
}

export interface RowPage {
  readonly rows: readonly Row[];
  /** How many rows match on all pages together. */
  readonly total: number;
}

/** A list that staff can look up under `/api/admin/{name}`. Rows hold personal fields masked; see `masked.ts`. */
export interface Resource {
  readonly name: string;
  /** A row, or a single one, which may have more. */
  readonly answers: z.ZodType;
  readonly fields: DeclaredFields;
  list(request: ListRequest): Promise<RowPage>;
  get(id: string): Promise<Row | undefined>;
}

const [contributedResources, provide] = multiProvider<Resource>('resource');
export { contributedResources };

/**
 * Registers a resource in the `providers` of an area's module: `provideResource(usersResource, READ_STORE)`, which reads
 * for answers.
 */
export const provideResource = <Dependencies extends readonly unknown[]>(
  resource: (...dependencies: Dependencies) => Resource,
  ...inject: Injected<Dependencies>
) =>
  provide(
    (progress: ReadModelProgress, ...provided: Dependencies) =>
      resource(...(providedUnlessInInitialFill(inject, provided, progress) as Dependencies)),
    READ_MODEL_PROGRESS,
    ...inject,
  );

/** A resource with more about its rows than it holds, looked up for the rows of each answer. */
export const withRows = (
  resource: Resource,
  answers: z.ZodType,
  complete: (rows: readonly Row[]) => Promise<readonly Row[]>,
): Resource => ({
  ...resource,
  answers,
  async list(request) {
    const { rows, total } = await resource.list(request);
    return { rows: await complete(rows), total };
  },
  async get(id) {
    const row = await resource.get(id);
    return row === undefined ? undefined : (await complete([row]))[0];
  },
});
