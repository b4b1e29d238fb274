import { collected } from './collected';
import type { Product } from './product';

/**
 * Who may call a route, written by hand: `anyone` needs no token and any is ignored; `visitors` may call without one,
 * `signed in` may not; `staff`, `admin` and `super` users; `viewers` see public resources and their own; `owner` owns the given resource.
 */
export type Audience = 'anyone' | 'visitors' | 'signed in' | 'staff' | 'admin' | 'super' | 'viewers' | 'owner';

/**
 * `in person`: only the person themselves, neither an impersonator nor an API token; `reads`: it changes nothing, or asks the scope
 * itself, so that an API token that may only read may call it, though it is no GET.
 */
type Limit = 'in person' | 'reads';

/** Ids for paths and bodies, by the kind of thing they belong to. */
export type ExampleIds = Readonly<Record<string, string | undefined>>;

export type Rule = readonly [audience: Audience, body?: ((ids: ExampleIds) => object) | null, limit?: Limit];

/** What tests know of the routes of an area, in its `*.requests.ts`. */
export interface AreaRequests {
  /** Rules by method and path, each with an example of its body. */
  readonly rules: Readonly<Record<string, Rule>>;
  /** What `{id}` in its paths is the id of. */
  readonly id?: string | ((path: string) => string);
  /** Makes a private example of what its routes are about, for a user, and returns the ids. */
  readonly make?: (product: Product, userId: string) => Promise<ExampleIds>;
}

const isRequests = (value: unknown): value is AreaRequests =>
  typeof value === 'object' && value !== null && 'rules' in value;

const areas: readonly AreaRequests[] = collected('.requests.ts').filter(isRequests);

export const rules: AreaRequests['rules'] = Object.fromEntries(areas.flatMap((area) => Object.entries(area.rules)));

/** What `{id}` in the path of a route is the id of; undefined if it has none. */
export const subjectOf = (route: string): string | undefined => {
  const id = areas.find((area) => route in area.rules)?.id;
  return typeof id === 'function' ? id(route) : id;
};

/** Makes an example of everything that routes are about, for a user. */
export const makeExamples = async (product: Product, userId: string): Promise<ExampleIds> => {
  const made: ExampleIds[] = [];
  for (const { make } of areas) if (make !== undefined) made.push(await make(product, userId));
  return Object.assign({}, ...made);
};

export const topic = { tracker_description: 'Track notices.', update_frequency: 'week', domains: ['agency.example'] };
