import type { Collection, Db } from 'mongodb';
import type { Vocabulary } from '../../search/tiers';
import { keysToKeep, keysToLookUp, resembling } from '../../search/typos';

/** A word in a collection's documents, with its lookup keys for misspellings. */
interface KeptWord {
  readonly _id: string;
  readonly keys: readonly string[];
}

/** Cache of words that this process knows to exist, to avoid writing them again. */
const MAX_KNOWN = 100_000;
const MAX_CANDIDATES = 2000;

/** The vocabulary of a collection. Words are added before the documents that contain them, and removed after them. */
export class WordCollection {
  private readonly known = new Set<string>();
  private readonly words: Collection<KeptWord>;

  constructor(
    private readonly db: Db,
    collection: string,
  ) {
    this.words = db.collection<KeptWord>(`${collection}.words`);
  }

  async ensureIndexes(): Promise<void> {
    await this.words.createIndex({ keys: 1 }, { name: 'keys' });
  }

  async learn(words: Iterable<string>): Promise<void> {
    const missing = [...new Set(words)].filter((word) => !this.known.has(word));
    if (missing.length === 0) return;
    await this.words.bulkWrite(
      missing.map((word) => ({
        replaceOne: { filter: { _id: word }, replacement: { keys: [...keysToKeep(word)] }, upsert: true },
      })),
      { ordered: false },
    );
    if (this.known.size + missing.length > MAX_KNOWN) this.known.clear();
    for (const word of missing) this.known.add(word);
  }

  async unlearn(words: readonly string[]): Promise<void> {
    if (words.length === 0) return;
    for (const word of words) this.known.delete(word);
    await this.words.deleteMany({ _id: { $in: [...words] } });
  }

  async drop(): Promise<void> {
    this.known.clear();
    await this.words.drop();
  }

  readonly vocabulary: Vocabulary = {
    known: async (words) => {
      const found = await this.words.find({ _id: { $in: [...words] } }, { projection: { _id: 1 } }).toArray();
      return found.map(({ _id }) => _id);
    },
    beginningWith: async (prefix, most) => {
      const found = await this.words
        .find({ _id: { $gte: prefix, $lt: `${prefix}\u{10ffff}` } }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(most)
        .toArray();
      return found.map(({ _id }) => _id);
    },
    resembling: async (word, most) => {
      const candidates = await this.words
        .find({ keys: { $in: [...keysToLookUp(word)] } }, { projection: { _id: 1 } })
        .sort({ _id: 1 })
        .limit(MAX_CANDIDATES)
        .toArray();
      return resembling(
        word,
        candidates.map(({ _id }) => _id),
        most,
      );
    },
  };
}
