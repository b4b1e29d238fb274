import { assertNever } from '#kernel/assert-never';
import { changedDocument } from './changes';
import type { PositionedWrite, Stored } from './read-store';

/** All writes to one document, in log order. */
export type WritesToDocument = readonly [id: string, writes: readonly PositionedWrite[]];

/** Groups the writes of one call. */
export const byDocument = (writes: readonly PositionedWrite[]): Iterable<WritesToDocument> => {
  const [first] = writes;
  // Most events write one document, and a rebuild handles millions of them.
  if (first !== undefined && writes.length === 1) return [[first.write.id, writes]];
  const groups = new Map<string, PositionedWrite[]>();
  for (const each of writes) {
    const group = groups.get(each.write.id);
    if (group === undefined) groups.set(each.write.id, [each]);
    else group.push(each);
  }
  return groups;
};

/**
 * The combined effect of several writes on a document, so that it is read and written once per page. Writes at or
 * before the stored position are skipped. Returns the same `stored` object if nothing changes. The result shares parts
 * with the stored document and the writes.
 */
export const foldWrites = (stored: Stored | undefined, writes: readonly PositionedWrite[]): Stored | undefined => {
  const already = stored?.position ?? Number.NEGATIVE_INFINITY;
  let folded = stored;
  for (const { position, write } of writes) {
    if (position <= already) continue;
    switch (write.kind) {
      case 'put':
        folded = { position, document: write.document };
        break;
      case 'remove':
        folded = { position, document: null };
        break;
      case 'change': {
        const base: object | undefined = folded?.document ?? write.orElse;
        if (base !== undefined) folded = { position, document: changedDocument(base, write.changes) };
        break;
      }
      default:
        return assertNever(write);
    }
  }
  return folded;
};
