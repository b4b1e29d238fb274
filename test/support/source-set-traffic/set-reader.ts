import { z } from 'zod';
import { DELETED, type WrittenSet, type WrittenSets } from './written-sets';

const NOT_YET = -1;

/** The content of an answer: the revisions by set, and its faults. */
export interface Shown {
  readonly revisions: ReadonlyMap<string, number>;
  readonly faults: readonly string[];
}

const listed = z.array(z.object({ id: z.string(), name: z.string() }));
const logged = z.array(z.object({ revision: z.number(), type: z.string() }));

/** In the list of all sets, which is newest first. */
export const shownInList = (sets: WrittenSets, body: unknown): Shown => {
  const found = listed.parse(body);
  const places = new Map([...sets.keys()].map((id, index) => [id, index] as const));
  // A set may be listed before its writer knows its id; then it is the newest.
  const order = found.map(({ id }) => places.get(id) ?? places.size);
  const isOrdered = order.every((place, n) => n === 0 || place < (order[n - 1] ?? 0));
  return {
    revisions: new Map(found.map(({ id, name }) => [id, Number(name)] as const)),
    faults: isOrdered ? [] : [`the sets are listed as ${order.join(' ')}`],
  };
};

/** In the audit list of a set's stream, which is newest first. */
export const shownInLog = ({ id }: WrittenSet, body: unknown): Shown => {
  const found = logged.parse(body);
  const [newest] = found;
  const revisions = found.map(({ revision }) => revision);
  const isWhole = revisions.every((revision, n) => revision === revisions.length - 1 - n);
  return {
    revisions: new Map(newest && [[id, newest.type === 'SourceSetDeleted' ? DELETED : newest.revision]]),
    faults: isWhole ? [] : [`the log of ${id} is ${revisions.join(' ')}`],
  };
};

/**
 * Remembers what it has seen: no set may be older than that, than what its writer was shown before the read began, or than
 * the write that the read asks for; and none newer than what was sent.
 */
export class SetReader {
  private readonly seen = new Map<string, number>();

  /** Begins a read that is about these sets. `asked`: the one whose newest write the read waits for. */
  begin(about: readonly WrittenSet[], required?: WrittenSet) {
    const least = new Map(about.map(({ id, shown }) => [id, Math.max(shown, this.seen.get(id) ?? NOT_YET)] as const));
    const awaited = required && { id: required.id, accepted: required.accepted };
    return ({ revisions, faults }: Shown, isBehind: boolean): readonly string[] => {
      if (awaited !== undefined && !isBehind)
        least.set(awaited.id, Math.max(awaited.accepted, least.get(awaited.id) ?? NOT_YET));
      return [
        ...faults,
        ...about.flatMap((set) => this.look(set, revisions.get(set.id), least.get(set.id) ?? NOT_YET)),
      ];
    };
  }

  private look({ id, sent }: WrittenSet, revision: number | undefined, least: number): readonly string[] {
    const found = revision ?? (sent === DELETED ? DELETED : NOT_YET);
    this.seen.set(id, Math.max(found, least));
    if (found < least) return [`${id} is at ${found} after ${least}`];
    return found > sent ? [`${id} is at ${found}, although ${sent} is the newest`] : [];
  }
}
