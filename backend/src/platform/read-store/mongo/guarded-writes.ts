import type { Collection } from 'mongodb';
import type { Document, SearchFields } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import { isDuplicateKey } from '../../mongo/duplicate-key';
import { entryOf, type SearchEntry } from '../../search/search-entry';
import { byDocument, foldWrites } from '../fold-writes';
import type { PositionedWrite, Stored } from '../read-store';
import type { Searchable } from './search-fields';
import type { WordCollection } from './word-collection';

/** A stored document. A tombstone has no fields of its own. */
export interface StoredRow extends Searchable {
  readonly _id: string;
  readonly _position: number;
  readonly _removed?: true;
}

export const withoutOurs = <D extends Document>({ _position, _removed, _search, ...document }: StoredRow): D =>
  document as object as D;

const asStoredRow = (id: string, { position, document }: Stored, fields: SearchFields | undefined): StoredRow => {
  if (document === null) return { _id: id, _position: position, _removed: true };
  const entry = fields === undefined ? null : entryOf(document, fields);
  return { ...document, _id: id, _position: position, ...(entry === null ? {} : { _search: entry }) };
};

/** Full-text search configuration of a collection. */
export interface WordSearch {
  readonly fields: SearchFields;
  readonly words: WordCollection;
}

const wordsByFacet = (entries: readonly SearchEntry[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const words = new Map<string, Set<string>>();
  for (const entry of entries) {
    const ofFacet = words.get(entry.facet) ?? new Set();
    words.set(entry.facet, ofFacet);
    for (const word of entry.words) ofFacet.add(word);
  }
  return words;
};

/** Removes words that no document of their facet contains any more. */
const forgetUnused = async (
  documents: Collection<StoredRow>,
  { fields, words }: WordSearch,
  before: Iterable<Stored>,
  after: readonly StoredRow[],
): Promise<void> => {
  const kept = wordsByFacet(after.flatMap((each) => each._search ?? []));
  const held = wordsByFacet(
    [...before].flatMap(({ document }) => (document === null ? [] : (entryOf(document, fields) ?? []))),
  );
  const gone = [...held].flatMap(([facet, all]) =>
    [...all].filter((word) => kept.get(facet)?.has(word) !== true).map((word) => ({ facet, word })),
  );
  const used = await Promise.all(
    gone.map(({ facet, word }) =>
      documents.findOne({ '_search.facet': facet, '_search.words': word }, { projection: { _id: 1 } }),
    ),
  );
  await words.unlearn(gone.filter((_, index) => used[index] === null));
};

/** The documents that were ever written, including tombstones. */
export const readStored = async (
  documents: Collection<StoredRow>,
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

/**
 * A duplicate key error of a stale write is expected: the guard works. If a document is still outdated afterwards, another
 * process wrote it concurrently: the error fails this page, and repeating it succeeds.
 */
const passOverStale = async (
  documents: Collection<StoredRow>,
  wanted: readonly StoredRow[],
  error: unknown,
): Promise<void> => {
  const there = await documents.find({ _id: { $in: wanted.map(({ _id }) => _id) } }).toArray();
  const positions = new Map(there.map(({ _id, _position }) => [_id, _position]));
  if (wanted.some(({ _id, _position }) => (positions.get(_id) ?? BEGINNING) < _position)) throw error;
};

/**
 * Reads the affected documents, folds the new writes into each, and writes each back once. The position in the upsert's
 * filter is the guard: a stale write matches nothing, tries to insert and fails on the existing document.
 */
export const writeGuarded = async (
  documents: Collection<StoredRow>,
  writes: readonly PositionedWrite[],
  search?: WordSearch,
): Promise<void> => {
  const groups = new Map(byDocument(writes));
  const there = await readStored(documents, [...groups.keys()]);
  const wanted: StoredRow[] = [];
  for (const [id, group] of groups) {
    const stored = there.get(id);
    const folded = foldWrites(stored, group);
    if (folded !== undefined && folded !== stored) wanted.push(asStoredRow(id, folded, search?.fields));
  }
  if (wanted.length === 0) return;
  await search?.words.learn(wanted.flatMap((kept) => kept._search ?? []));
  try {
    await documents.bulkWrite(
      wanted.map((kept) => ({
        replaceOne: { filter: { _id: kept._id, _position: { $lt: kept._position } }, replacement: kept, upsert: true },
      })),
      { ordered: false },
    );
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await passOverStale(documents, wanted, error);
  }
  if (search !== undefined) await forgetUnused(documents, search, there.values(), wanted);
};
