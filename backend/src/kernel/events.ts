import type { EventSchema } from './event-schema';

/** A fact caused by a command: its type in the past tense, and everything that readers need. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

/** A personal field when read: null once the person's key is destroyed. */
export type Personal<T> = T | null;

declare const EVENT: unique symbol;
declare const DATA: unique symbol;

/**
 * The events of a category of streams. Declared once with `declareEvents`, from which the event types, schemas and stream
 * names follow.
 */
export interface EventCategory<Event extends DomainEvent = DomainEvent> {
  /** The part of the streams' names before the first dash. */
  readonly category: string;
  readonly schemas: readonly EventSchema[];
  /** `category-id`. */
  stream(id: string): string;
  readonly [EVENT]?: Event;
}

/** The union of a category's events: `type FollowEvent = EventOf<typeof followEvents>`. */
export type EventOf<Category> = Category extends EventCategory<infer Event> ? Event : never;

/** One event of a category: `type TrackerDeleted = EventOfType<typeof trackerEvents, 'TrackerDeleted'>`. */
export type EventOfType<Category, Type extends string> = Extract<EventOf<Category>, { readonly type: Type }>;

type Field<Data> = keyof Data & string;

interface EventOptions<Data> {
  /** The current version of the schema; default 1. */
  readonly version?: number;
  readonly upcasts?: EventSchema['upcasts'];
  /** See `personal`. */
  readonly personal?: { readonly subject: Field<Data>; readonly fields: readonly Field<Data>[] };
}

interface DeclaredEvent extends Omit<EventSchema, 'type' | 'version'> {
  readonly version?: number;
}

/** Declares an event by the type of its data, e.g. `event<{ readonly userId: string }>()`. */
export const event = <Data extends object>(
  options: EventOptions<Data> = {},
): DeclaredEvent & { readonly [DATA]?: Data } => options;

/** Fields that are encrypted with the key of the person whose id is in `subject`: `event<…>(personal('userId', 'email'))`. */
export const personal = <Subject extends string, Name extends string>(
  subject: Subject,
  ...fields: readonly Name[]
) => ({
  personal: { subject, fields },
});

type DataOf<Declared> = Declared extends { readonly [DATA]?: infer Data extends object } ? Data : never;
type EventsIn<Declared> = {
  readonly [Type in keyof Declared & string]: DomainEvent<Type, DataOf<Declared[Type]>>;
}[keyof Declared & string];

/** A `category` without a dash, which ends it in the name of a stream: throws if it has one. */
export const declareEvents = <Declared extends Readonly<Record<string, DeclaredEvent>>>(
  category: string,
  declared: Declared,
): EventCategory<EventsIn<Declared>> => {
  if (category.includes('-')) throw new Error(`The category ${category} has a dash.`);
  return {
    category,
    schemas: Object.entries(declared).map(([type, options]) => ({ version: 1, ...options, type })),
    stream: (id) => `${category}-${id}`,
  };
};
