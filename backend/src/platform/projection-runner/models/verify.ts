import { isDeepStrictEqual } from 'node:util';
import type { Document, Projection } from '#kernel/projection';
import { BEGINNING } from '../../event-store/event-store';
import { type Stores, openGeneration, replayTo } from './generation';

export interface DocumentDifference {
  readonly id: string;
  /** `missing`: only in the replay; `extra`: only in the live model. */
  readonly kind: 'missing' | 'extra' | 'different';
  /** Fields that differ; all of them for a missing or unexpected document. */
  readonly fields: readonly DifferentField[];
  /** How many other fields are equal. */
  readonly equal: number;
}

/** A top-level field. A value is undefined where there is no such field. */
export interface DifferentField {
  readonly name: string;
  /** Value in the replay. */
  readonly expected: unknown;
  /** Value in the live model. */
  readonly found: unknown;
}

export interface VerifyReport {
  readonly model: string;
  /** Stream categories that it follows. */
  readonly categories: readonly string[];
  readonly position: number;
  readonly documents: number;
  readonly differences: number;
  readonly first: readonly DocumentDifference[];
}

type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Comparing so many takes a few milliseconds. */
const DOCUMENTS_PER_BATCH = 200;
const MAX_TOLD = 20;

async function* documentsOf({ documents }: Stores, collection: string): AsyncGenerator<Document> {
  let afterId: string | undefined;
  for (;;) {
    const batch = await documents.scan(collection, {
      limit: DOCUMENTS_PER_BATCH,
      ...(afterId === undefined ? {} : { afterId }),
    });
    yield* batch;
    afterId = batch.at(-1)?._id;
    if (batch.length < DOCUMENTS_PER_BATCH) return;
    // Serve requests in between: a store in this process answers without a turn of the event loop.
    await new Promise(setImmediate);
  }
}

/** The difference between two documents, one of which may not exist. */
const differenceOf = (expected: Document | undefined, found: Document | undefined): DocumentDifference => {
  const { _id: id = '', ...replayed }: Partial<Document> & Readonly<Record<string, unknown>> = expected ?? {};
  const { _id: foundId = id, ...live }: Partial<Document> & Readonly<Record<string, unknown>> = found ?? {};
  const names = [...new Set([...Object.keys(replayed), ...Object.keys(live)])];
  const all = names.map((name) => ({ name, expected: replayed[name], found: live[name] }));
  const fields = all.filter((field) => !isDeepStrictEqual(field.expected, field.found));
  const kind = expected === undefined ? 'extra' : found === undefined ? 'missing' : 'different';
  return { id: foundId, kind, fields, equal: all.length - fields.length };
};

type Comparison = Pick<VerifyReport, 'documents' | 'differences' | 'first'>;

/** Compares both collections in id order. */
const compare = async (stores: Stores, live: string, replayed: string): Promise<Comparison> => {
  const [lives, replays] = [documentsOf(stores, live), documentsOf(stores, replayed)];
  const next = async (documents: AsyncGenerator<Document>): Promise<Document | undefined> => {
    const step = await documents.next();
    return step.done === true ? undefined : step.value;
  };
  const first: DocumentDifference[] = [];
  let [documents, differences] = [0, 0];
  const differ = (expected: Document | undefined, found: Document | undefined): void => {
    differences++;
    if (first.length < MAX_TOLD) first.push(differenceOf(expected, found));
  };
  let [mine, theirs] = [await next(lives), await next(replays)];
  while (mine !== undefined || theirs !== undefined) {
    if (mine === undefined || (theirs !== undefined && theirs._id < mine._id)) {
      differ(theirs, undefined);
      theirs = await next(replays);
      continue;
    }
    documents++;
    if (theirs === undefined || mine._id < theirs._id) {
      differ(undefined, mine);
    } else {
      if (!isDeepStrictEqual(mine, theirs)) differ(theirs, mine);
      theirs = await next(replays);
    }
    mine = await next(lives);
  }
  return { documents, differences, first };
};

/**
 * Replays a model into a separate collection and compares it with the live one, document by document. The live model
 * continues meanwhile; only if something differs is it paused for a second comparison, since it may just have changed.
 */
export const verifyModel = async (
  stores: Stores,
  projection: Projection,
  skipped: ReadonlySet<string>,
  exclusively: Exclusively,
): Promise<VerifyReport> => {
  const { name, categories } = projection;
  const report = { model: name, categories };
  const record = await stores.documents.modelRecord(name);
  if (record === undefined) return { ...report, position: BEGINNING, documents: 0, differences: 0, first: [] };
  const replayed = `${name}.verify`;
  await stores.documents.dropCollection(replayed);
  try {
    const generation = await openGeneration(stores, projection, replayed, skipped);
    const replayAndCompare = async (): Promise<Comparison> => {
      const positions = await stores.documents.checkpoints([record.live]);
      await replayTo(stores, generation, positions.get(record.live) ?? BEGINNING);
      return compare(stores, record.live, replayed);
    };
    const first = await replayAndCompare();
    const comparison = first.differences === 0 ? first : await exclusively(replayAndCompare);
    return { ...report, position: generation.position, ...comparison };
  } finally {
    await stores.documents.dropCollection(replayed);
  }
};
