import { type Collection, MongoServerError } from 'mongodb';
import type { Document } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import { valueAt } from '../document-values';
import { byDocument, foldWrites } from '../fold-writes';
import { type PositionedWrite, type Stored, UniqueViolation } from '../read-store';

/** A document as MongoDB holds it. A tombstone has no fields of its own, so that no unique index sees it. */
export interface Kept {
  readonly _id: string;
  readonly _position: number;
  readonly _removed?: true;
}

const DUPLICATE_KEY = 11000;

export const isDuplicate = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === DUPLICATE_KEY;

export const withoutOurs = <D extends Document>({ _position, _removed, ...document }: Kept): D =>
  document as object as D;

const asKept = (id: string, { position, document }: Stored): Kept =>
  document === null ? { _id: id, _position: position, _removed: true } : { ...document, _id: id, _position: position };

/** Those of the documents that were ever written, tombstones among them. */
export const readStored = async (
  documents: Collection<Kept>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stored>> => {
  const there = await documents.find({ _id: { $in: [...ids] } }).toArray();
  return new Map(
    there.map((kept) => [
      kept._id,
      { position: kept._position, document: kept._removed === true ? null : withoutOurs(kept) },
    ]),
  );
};

type Keys = readonly string[];

/** The unique index that a refused document breaks; not every server says which it was. */
const brokenIndex = async (
  documents: Collection<Kept>,
  unique: readonly Keys[],
  refused: Kept,
): Promise<string | undefined> => {
  for (const keys of unique) {
    const same = keys.map((key) => ({ [key]: { $eq: valueAt(refused, key) } }));
    const other = await documents.findOne({ $and: [{ _id: { $ne: refused._id } }, ...same] });
    if (other !== null) return keys.join(',');
  }
  return undefined;
};

/** A stale write meets its own document; that is the guard at work. What is behind afterwards was refused. */
const passOverStale = async (
  documents: Collection<Kept>,
  unique: readonly Keys[],
  wanted: readonly Kept[],
  error: unknown,
): Promise<void> => {
  const there = await documents.find({ _id: { $in: wanted.map(({ _id }) => _id) } }).toArray();
  const positions = new Map(there.map(({ _id, _position }) => [_id, _position]));
  for (const kept of wanted) {
    if ((positions.get(kept._id) ?? BEGINNING) >= kept._position) continue;
    const index = await brokenIndex(documents, unique, kept);
    // Without one, another process wrote between: the error ends this page, and its repetition finds things settled.
    throw index === undefined ? error : new UniqueViolation(documents.collectionName, index, { cause: error });
  }
};

/**
 * Reads the documents that are concerned, folds what is new to each, and writes each back once. The position in the
 * upsert's filter is the guard: a stale write finds nothing to replace, tries to insert and meets the one that is there.
 */
export const writeGuarded = async (
  documents: Collection<Kept>,
  unique: readonly Keys[],
  writes: readonly PositionedWrite[],
): Promise<void> => {
  const groups = byDocument(writes);
  const there = await readStored(documents, [...groups.keys()]);
  const wanted: Kept[] = [];
  for (const [id, group] of groups) {
    const stored = there.get(id);
    const folded = foldWrites(stored, group);
    if (folded !== undefined && folded !== stored) wanted.push(asKept(id, folded));
  }
  if (wanted.length === 0) return;
  try {
    await documents.bulkWrite(
      wanted.map((kept) => ({
        replaceOne: { filter: { _id: kept._id, _position: { $lt: kept._position } }, replacement: kept, upsert: true },
      })),
      { ordered: false },
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await passOverStale(documents, unique, wanted, error);
  }
};
