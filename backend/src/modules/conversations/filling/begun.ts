import type { Thing, When } from '#events/conversations/diary-entry';
import type { ClauseTold } from './clauses-told';

/** A thing of which only some fields are known; the others are null. */
type InPart<T extends Thing> = T extends Thing
  ? { readonly [Field in keyof T]: Field extends 'kind' ? T[Field] : T[Field] | null }
  : never;

export type BegunThing = InPart<Exclude<Thing, { kind: 'note' }>>;
/** What a message tells of one kind. */
export interface Told {
  readonly thing: BegunThing;
  /** The clauses that it stands in. */
  readonly from: readonly ClauseTold[];
  /** Whether it tells of several of the kind, so that its time may be that of any. */
  readonly isOfSeveral: boolean;
}

export type BegunKind = BegunThing['kind'];

/** What the form of a kind may be filled in with, and when it was; `said` is `none` where that is not told or not sure. */
export type Beginning = BegunThing &
  When & {
    readonly words: string;
    /** Whether the message says a time that may be this thing's, so that the time of the message would be wrong. */
    readonly asksTime: boolean;
  };
