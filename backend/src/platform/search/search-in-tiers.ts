import type { Document } from '#kernel/projection';
import type { Page, PageAsked, Place } from '../read-store/newest-first';
import { PlaceRefused } from './search';
import { type Tier, type Vocabulary, tiersOf } from './tiers';

export interface Match<D> {
  readonly document: D;
  /** Sort key of matches within a tier, together with the document's id. */
  readonly at: string;
}

export interface TierReader<D> {
  readonly vocabulary: Vocabulary;
  /** Documents in `tier` but in none of `better`, freshest first, starting after `after`. */
  read(asked: {
    readonly tier: Tier;
    readonly better: readonly Tier[];
    readonly after: Place | null;
    readonly limit: number;
  }): Promise<readonly Match<D>[]>;
}

const PLACE = /^(\d{1,3})@(.*)$/;

/** Decodes a page's end into the tier's number and the position within it. */
const withinTier = ({ at, id }: Place): { readonly number: number; readonly place: Place } => {
  const [, number, own] = PLACE.exec(at) ?? [];
  if (number === undefined || own === undefined) throw new PlaceRefused(`${at} is not a valid search position.`);
  return { number: Number(number), place: { at: own, id } };
};

/** Reads tier by tier until the page is full. */
export const searchInTiers = async <D extends Document>(
  text: string | null,
  { limit, after }: PageAsked,
  reader: TierReader<D>,
): Promise<Page<D>> => {
  const from = after === null ? null : withinTier(after);
  const better: Tier[] = [];
  const found: { readonly document: D; readonly place: Place }[] = [];
  for await (const tier of tiersOf(text, reader.vocabulary)) {
    const number = better.length;
    if (from === null || number >= from.number) {
      const start = from?.number === number ? from.place : null;
      const matches = await reader.read({ tier, better, after: start, limit: limit + 1 - found.length });
      for (const { document, at } of matches) {
        found.push({ document, place: { at: `${number}@${at}`, id: document._id } });
      }
    }
    if (found.length > limit) break;
    better.push(tier);
  }
  const page = found.slice(0, limit);
  return {
    rows: page.map(({ document }) => document),
    next: found.length > limit ? (page.at(-1)?.place ?? null) : null,
  };
};
