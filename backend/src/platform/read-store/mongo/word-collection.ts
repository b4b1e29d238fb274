import type { Collection, Db } from 'mongodb';
import type { SearchEntry } from '../../search/search-entry';
import type { Vocabulary } from '../../search/tiers';
import { keysToKeep, keysToLookUp, resembling } from '../../search/typos';

/** A word in a facet's documents, with its lookup keys for misspellings. */
interface KeptWord {
  /** Facet and word. */
  readonly _id: string;
  readonly facet: string;
  readonly keys: readonly string[];
}

const MAX_KNOWN_WORDS = 100_000;
const MAX_CANDIDATES = 2000;

/** Words have no space in them. */
const idOf = (facet: string, word: string): string => `${facet} ${word}`;
const wordOf = (id: string): string => id.slice(id.lastIndexOf(' ') + 1);
const facetOf = (id: string): string => id.slice(0, id.lastIndexOf(' '));

export interface FacetWord {
  readonly facet: string;
  readonly word: string;
}

/** The vocabulary of a collection. Words are added before the documents that contain them, and removed after them. */
export class WordCollection {
  /** Words that this process knows to exist, to avoid writing them again. */
  private readonly known = new Set<string>();
  private readonly words: Collection<KeptWord>;

  constructor(
    private readonly db: Db,
    collection: string,
  ) {
    this.words = db.collection<KeptWord>(`${collection}.words`);
  }

  async ensureIndexes(): Promise<void> {
    await this.words.createIndex({ facet: 1, keys: 1 }, { name: 'facet,keys' });
  }

  async learn(entries: Iterable<SearchEntry>): Promise<void> {
    const ids = new Set([...entries].flatMap(({ facet, words }) => words.map((word) => idOf(facet, word))));
    const missing = [...ids].filter((id) => !this.known.has(id));
    if (missing.length === 0) return;
    await this.words.bulkWrite(
      missing.map((id) => ({
        replaceOne: {
          filter: { _id: id },
          replacement: { facet: facetOf(id), keys: [...keysToKeep(wordOf(id))] },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    if (this.known.size + missing.length > MAX_KNOWN_WORDS) this.known.clear();
    for (const id of missing) this.known.add(id);
  }

  async unlearn(words: readonly FacetWord[]): Promise<void> {
    if (words.length === 0) return;
    const ids = words.map(({ facet, word }) => idOf(facet, word));
    for (const id of ids) this.known.delete(id);
    await this.words.deleteMany({ _id: { $in: ids } });
  }

  async drop(): Promise<void> {
    this.known.clear();
    await this.words.drop();
  }

  /** The words of a facet. */
  of(facet: string): Vocabulary {
    return {
      known: async (words) => {
        const ids = words.map((word) => idOf(facet, word));
        const found = await this.words.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray();
        return found.map(({ _id }) => wordOf(_id));
      },
      beginningWith: async (prefix, most) => {
        const from = idOf(facet, prefix);
        const found = await this.words
          .find({ _id: { $gte: from, $lt: `${from}\u{10ffff}` } }, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .limit(most)
          .toArray();
        return found.map(({ _id }) => wordOf(_id));
      },
      resembling: async (word, most) => {
        const candidates = await this.words
          .find({ facet, keys: { $in: [...keysToLookUp(word)] } }, { projection: { _id: 1 } })
          .sort({ _id: 1 })
          .limit(MAX_CANDIDATES)
          .toArray();
        return resembling(
          word,
          candidates.map(({ _id }) => wordOf(_id)),
          most,
        );
      },
    };
  }
}
