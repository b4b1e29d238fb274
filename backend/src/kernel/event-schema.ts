/**
 * What the store has to know of an event type. `version` is what is written today; older versions are brought up by
 * `upcasts` when read and are never edited. `personal` names the fields that are stored encrypted with a person's key.
 */
export interface EventSchema {
  readonly type: string;
  readonly version: number;
  /** By the version it starts from: data of version n becomes data of version n + 1. */
  readonly upcasts?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>;
  readonly personal?: {
    /** The field of `data` that holds the person's id. */
    readonly subject: string;
    readonly fields: readonly string[];
  };
}

/** A personal field as it is read: null once the person's key is gone. */
export type Personal<T> = T | null;
