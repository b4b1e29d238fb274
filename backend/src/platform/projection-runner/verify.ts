import { isDeepStrictEqual } from 'node:util';
import type { Document, Projection } from '#kernel/projection';
import { BEGINNING } from '../event-store/event-store';
import { type Stores, openGeneration, replayTo } from './generation';

export interface Difference {
  readonly id: string;
  /** `missing`: only in the replay; `extra`: only in the live model. */
  readonly kind: 'missing' | 'extra' | 'different';
  /** Top-level fields that differ. */
  readonly fields: readonly string[];
}

export interface VerifyReport {
  readonly model: string;
  readonly position: number;
  readonly documents: number;
  readonly differences: number;
  /** The first differences. */
  readonly first: readonly Difference[];
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

const BATCH = 500;
const MAX_TOLD = 20;

async function* documentsOf({ documents }: Stores, collection: string): AsyncGenerator<Document> {
  let afterId: string | undefined;
  for (;;) {
    const batch = await documents.scan(collection, { limit: BATCH, ...(afterId === undefined ? {} : { afterId }) });
    yield* batch;
    afterId = batch.at(-1)?._id;
    if (batch.length < BATCH) return;
  }
}

const differingFields = (live: Document, replayed: Document): readonly string[] => {
  const [mine, theirs] = [live, replayed] as readonly Readonly<Record<string, unknown>>[];
  const fields = new Set([...Object.keys(live), ...Object.keys(replayed)]);
  return [...fields].filter((field) => !isDeepStrictEqual(mine?.[field], theirs?.[field]));
};

interface Comparison {
  readonly documents: number;
  readonly differences: readonly Difference[];
}

/** Compares both collections in id order. */
const compare = async (stores: Stores, live: string, replayed: string): Promise<Comparison> => {
  const [lives, replays] = [documentsOf(stores, live), documentsOf(stores, replayed)];
  const next = async (documents: AsyncGenerator<Document>): Promise<Document | undefined> => {
    const step = await documents.next();
    return step.done === true ? undefined : step.value;
  };
  const differences: Difference[] = [];
  let documents = 0;
  let [mine, theirs] = [await next(lives), await next(replays)];
  while (mine !== undefined || theirs !== undefined) {
    if (mine === undefined || (theirs !== undefined && theirs._id < mine._id)) {
      differences.push({ id: (theirs as Document)._id, kind: 'missing', fields: [] });
      theirs = await next(replays);
      continue;
    }
    documents++;
    if (theirs === undefined || mine._id < theirs._id) {
      differences.push({ id: mine._id, kind: 'extra', fields: [] });
    } else {
      const fields = differingFields(mine, theirs);
      if (fields.length > 0) differences.push({ id: mine._id, kind: 'different', fields });
      theirs = await next(replays);
    }
    mine = await next(lives);
  }
  return { documents, differences };
};

/**
 * Replays a model into a separate collection and compares it with the live one, document by document. The live model
 * continues meanwhile; only if something differs is it paused for a second comparison, since it may just have changed.
 */
export const verifyModel = async (
  stores: Stores,
  projection: Projection,
  skipped: ReadonlySet<string>,
  inTurn: InTurn,
): Promise<VerifyReport> => {
  const { name } = projection;
  const record = await stores.documents.modelRecord(name);
  if (record === undefined) return { model: name, position: BEGINNING, documents: 0, differences: 0, first: [] };
  const replayed = `${name}.verify`;
  await stores.documents.dropCollection(replayed);
  try {
    const generation = await openGeneration(stores, projection, replayed, skipped);
    const look = async (): Promise<Comparison> => {
      const positions = await stores.documents.checkpoints([record.live]);
      await replayTo(stores, generation, positions.get(record.live) ?? BEGINNING);
      return compare(stores, record.live, replayed);
    };
    const first = await look();
    const { documents, differences } = first.differences.length === 0 ? first : await inTurn(look);
    return {
      model: name,
      position: generation.position,
      documents,
      differences: differences.length,
      first: differences.slice(0, MAX_TOLD),
    };
  } finally {
    await stores.documents.dropCollection(replayed);
  }
};
