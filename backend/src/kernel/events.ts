import type { EventSchema } from './event-schema';

/** A fact that a command brought about: its type, in the past tense, and everything that a reader needs. */
export interface DomainEvent<Type extends string = string, Data extends object = object> {
  readonly type: Type;
  readonly data: Data;
}

declare const EVENT: unique symbol;
declare const DATA: unique symbol;

/**
 * The events that stand in one category of streams. Declared once with `eventsOf`: the types of the events, how the store
 * keeps them and the names of their streams all follow from the declaration.
 */
export interface EventCategory<Event extends DomainEvent = DomainEvent> {
  /** What stands before the first dash of the streams' names. */
  readonly category: string;
  readonly schemas: readonly EventSchema[];
  /** `category-id`. */
  stream(id: string): string;
  readonly [EVENT]?: Event;
}

/** The union of a category's events: `type FollowEvent = EventOf<typeof followEvents>`. */
export type EventOf<Category> = Category extends EventCategory<infer Event> ? Event : never;

/** One of them: `type TrackerDeleted = EventNamed<typeof trackerEvents, 'TrackerDeleted'>`. */
export type EventNamed<Category, Type extends string> = Extract<EventOf<Category>, { readonly type: Type }>;

type Field<Data> = keyof Data & string;

interface EventOptions<Data> {
  /** The version of the schema that is written today; 1 where absent. */
  readonly version?: number;
  readonly upcasts?: EventSchema['upcasts'];
  /** Stored encrypted with the key of the person whose id the field `subject` holds. */
  readonly personal?: { readonly subject: Field<Data>; readonly fields: readonly Field<Data>[] };
}

interface DeclaredEvent extends Omit<EventSchema, 'type' | 'version'> {
  readonly version?: number;
}

/** One event of a category by the form of its data, e.g. `event<{ readonly userId: string }>()`. */
export const event = <Data extends object>(
  options: EventOptions<Data> = {},
): DeclaredEvent & { readonly [DATA]?: Data } => options;

type DataOf<Declared> = Declared extends { readonly [DATA]?: infer Data extends object } ? Data : never;
type EventsIn<Declared> = {
  readonly [Type in keyof Declared & string]: DomainEvent<Type, DataOf<Declared[Type]>>;
}[keyof Declared & string];

export const eventsOf = <Declared extends Readonly<Record<string, DeclaredEvent>>>(
  category: string,
  declared: Declared,
): EventCategory<EventsIn<Declared>> => ({
  category,
  schemas: Object.entries(declared).map(([type, options]) => ({ version: 1, ...options, type })),
  stream: (id) => `${category}-${id}`,
});
