import type { Document } from '#kernel/projection';
import type { Page, PageRequest, Cursor } from '../read-store/page';
import { PlaceRefused, type SearchQuery } from './search';
import { type IndexedWords, type Tier, type Vocabulary, holds, isPossible, tiersOf } from './tiers';

export interface StoredMatch {
  readonly id: string;
  held(): IndexedWords;
  /** Sort key of matches within a tier, together with the id. */
  readonly at: string;
}

export interface TierReader<D> {
  readonly vocabulary: Vocabulary;
  /** Documents in `tier` but in none of `better`, freshest first, starting after `after`. */
  read(request: {
    readonly tier: Tier;
    readonly better: readonly Tier[];
    readonly after: Cursor | null;
    readonly limit: number;
  }): Promise<readonly StoredMatch[]>;
  /** The documents with these ids, in any order. */
  documents(ids: readonly string[]): Promise<readonly D[]>;
}

interface TierMatch {
  readonly id: string;
  readonly cursor: Cursor;
}

const foundIn = (tier: number, { id, at }: StoredMatch): TierMatch => ({ id, cursor: { at: `${tier}@${at}`, id } });

const PLACE = /^(\d{1,3})@(.*)$/;

/** Decodes a page's end into the tier's number and the position within it. */
const withinTier = ({ at, id }: Cursor): { readonly number: number; readonly cursor: Cursor } => {
  const [, number, own] = PLACE.exec(at) ?? [];
  if (number === undefined || own === undefined) throw new PlaceRefused(`${at} is not a valid search position.`);
  return { number: Number(number), cursor: { at: own, id } };
};

/** Matches beyond those of a page that are sorted into their tiers here rather than by the store. */
const MATCHES_SORTED_HERE = 50;

/**
 * The first `count` matches. Matches of better tiers are known here, so the store need not leave them out, which takes it
 * longer than finding them again. The tiers of a group are read as one if that gives few matches.
 */
const firstMatches = async (
  text: SearchQuery['text'],
  count: number,
  { vocabulary, read }: Omit<TierReader<unknown>, 'documents'>,
): Promise<readonly TierMatch[]> => {
  const found = new Map<string, TierMatch>();
  const add = (number: number, matches: readonly StoredMatch[]): void => {
    for (const match of matches) if (!found.has(match.id)) found.set(match.id, foundIn(number, match));
  };
  const readTier = async (tier: Tier, limit: number) =>
    isPossible(tier) ? read({ tier, better: [], after: null, limit }) : [];
  let number = 0;
  for await (const group of tiersOf(text, vocabulary)) {
    const [widest, limit] = [group.at(-1), count + MATCHES_SORTED_HERE];
    const all = widest === undefined || group.length === 1 ? [] : await readTier(widest, limit);
    const isComplete = group.length > 1 && all.length < limit;
    for (const tier of group) {
      const matches = isComplete
        ? all.filter(({ held }) => holds(held(), tier))
        : await readTier(tier, count + found.size);
      add(number++, matches);
      if (found.size >= count) return [...found.values()].slice(0, count);
    }
  }
  return [...found.values()];
};

/** The first `count` matches after a place. */
const laterMatches = async (
  text: SearchQuery['text'],
  count: number,
  after: Cursor,
  { vocabulary, read }: Omit<TierReader<unknown>, 'documents'>,
): Promise<readonly TierMatch[]> => {
  const from = withinTier(after);
  const better: Tier[] = [];
  const found: TierMatch[] = [];
  for await (const group of tiersOf(text, vocabulary)) {
    for (const tier of group) {
      const number = better.length;
      if (number >= from.number && found.length < count && isPossible(tier)) {
        const start = number === from.number ? from.cursor : null;
        const matches = await read({
          tier,
          better: better.filter(isPossible),
          after: start,
          limit: count - found.length,
        });
        found.push(...matches.map((match) => foundIn(number, match)));
      }
      better.push(tier);
    }
    if (found.length >= count) break;
  }
  return found;
};

/** The ids of a page, tier by tier until it is full. */
export const idsInTiers = async (
  text: SearchQuery['text'],
  { limit, after }: PageRequest,
  reader: Omit<TierReader<unknown>, 'documents'>,
): Promise<Page<string>> => {
  const found =
    after === null ? await firstMatches(text, limit + 1, reader) : await laterMatches(text, limit + 1, after, reader);
  const page = found.slice(0, limit);
  return { rows: page.map(({ id }) => id), next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null };
};

/** A page of ids with their documents, which come in any order. */
export const withDocuments = async <D extends Document>(
  { rows: ids, next }: Page<string>,
  read: TierReader<D>['documents'],
): Promise<Page<D>> => {
  const documents = new Map((ids.length === 0 ? [] : await read(ids)).map((each) => [each._id, each]));
  return { rows: ids.flatMap((id) => documents.get(id) ?? []), next };
};

/** A page of documents. */
export const searchInTiers = async <D extends Document>(
  text: SearchQuery['text'],
  request: PageRequest,
  reader: TierReader<D>,
): Promise<Page<D>> => withDocuments(await idsInTiers(text, request, reader), reader.documents);
