/**
 * The store's description of an event type. `version` is the current one; older versions are upcast by `upcasts` when
 * read and never edited. `personal` lists the fields encrypted with a person's key.
 */
export interface EventSchema {
  readonly type: string;
  readonly version: number;
  /** Functions by source version; each converts data of version n to version n + 1. */
  readonly upcasts?: Readonly<Record<number, (data: Record<string, unknown>) => Record<string, unknown>>>;
  readonly personal?: {
    /** The field of `data` with the person's id. */
    readonly subject: string;
    readonly fields: readonly string[];
  };
}
