import type { Thing, When } from '#events/conversations/diary-entry';
import type { Clause } from './clause';

/** A thing of which only some fields are known; the others are null. */
type InPart<T extends Thing> = T extends Thing
  ? { readonly [Field in keyof T]: Field extends 'kind' ? T[Field] : T[Field] | null }
  : never;

export type PartialThing = InPart<Exclude<Thing, { kind: 'note' }>>;
/** What a message tells of one kind. */
export interface KindReading {
  readonly thing: PartialThing;
  /** The clauses that it stands in. */
  readonly from: readonly Clause[];
  /** Whether it tells of several of the kind, so that its time may be that of any. */
  readonly isOfSeveral: boolean;
  /** Whether it says something of a field that stays empty, so that the thing without it would be another one. */
  readonly leavesOpen: boolean;
  /** Of several stools: how many had blood, where that is told of a share of them. */
  readonly bloody?: number;
}

export type KindOfThing = PartialThing['kind'];

/** What the form of a kind may be filled in with, and when it was; `said` is `none` where that is not told or not sure. */
export type PrefilledForm = PartialThing &
  When & {
    readonly words: string;
    /** Whether the message says a time that may be this thing's, so that the time of the message would be wrong. */
    readonly asksTime: boolean;
  };
