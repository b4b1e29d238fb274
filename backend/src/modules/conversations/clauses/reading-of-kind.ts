import type { Thing, When } from '#events/conversations/diary-entry';
import type { Clause } from './clause';

/** A thing with some fields unknown, which are null. */
type InPart<T extends Thing> = T extends Thing
  ? { readonly [Field in keyof T]: Field extends 'kind' ? T[Field] : T[Field] | null }
  : never;

export type PartialThing = InPart<Exclude<Thing, { kind: 'note' }>>;
/** What a message says about one kind of entry. */
export interface KindReading {
  readonly thing: PartialThing;
  /** The clauses it was read from. */
  readonly from: readonly Clause[];
  /** Whether several things of the kind are described; the time may belong to any of them. */
  readonly isOfSeveral: boolean;
  /** Whether the message mentions a field that stays empty. Keeping the thing without that field would misstate it. */
  readonly leavesOpen: boolean;
}

export type KindOfThing = PartialThing['kind'];

/** The fields for the form of a kind, and the time. `said` is `none` if the time is not stated or not sure. */
export type PrefilledForm = PartialThing &
  When & {
    readonly words: string;
    /** Whether the message has a time that may belong to this thing. The message's own time would then be wrong. */
    readonly asksTime: boolean;
  };
