import { singularAndPlural, searchWords } from '#platform/search/words';

interface Topic {
  readonly _id: string;
  readonly title: string;
  readonly text: string;
  readonly fresh_at: string;
}

/** Whether two words differ by at most `edits`, by definition; swapping neighbours is one edit. */
const isNear = (a: string, b: string, edits: number): boolean => {
  if (edits < 0) return false;
  if (a === '' || b === '') return a.length + b.length <= edits;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0] && isNear(restA, restB, edits)) return true;
  const swapped = a.length > 1 && a[0] === b[1] && a[1] === b[0] && isNear(a.slice(2), b.slice(2), edits - 1);
  return (
    swapped ||
    [[restA, b] as const, [a, restB] as const, [restA, restB] as const].some(([x, y]) => isNear(x, y, edits - 1))
  );
};

const tolerance = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const held = ({ title, text }: Topic): readonly string[] => searchWords(`${title} ${text}`);

/** The words that each query word may be a misspelling of: those with one typo, or else, if it is unknown, those with two. */
type Meant = ReadonlyMap<string, readonly string[]>;
const meantBy = (queried: readonly string[], topics: readonly Topic[]): Meant => {
  const words = [...new Set(topics.flatMap(held))];
  const withTypos = (word: string, typos: number) =>
    words.filter((each) => each !== word && typos <= tolerance(each) && isNear(word, each, typos));
  return new Map(
    queried.map((word) => [
      word,
      (words.includes(word) ? [1] : [1, 2]).map((typos) => withTypos(word, typos)).find(({ length }) => length > 0) ??
        [],
    ]),
  );
};

/** The score of each query word on a document's words. */
const testsOf = (queried: readonly string[], meant: Meant, held: readonly string[]) => {
  const last = queried.length - 1;
  const exact = (word: string) => singularAndPlural(word).some((form) => held.includes(form));
  const begun = (word: string, index: number) =>
    exact(word) || (index === last && word.length > 1 && held.some((each) => each.startsWith(word)));
  const near = (word: string, index: number) =>
    begun(word, index) || held.some((each) => meant.get(word)?.includes(each));
  return {
    exact: queried.every(exact),
    begun: queried.every(begun),
    near: queried.every(near),
    some: queried.filter(begun).length,
  };
};

/** 0 is the best rank; undefined if the document does not match. */
const rankOf = (topic: Topic, queried: readonly string[], meant: Meant): number | undefined => {
  const title = testsOf(queried, meant, searchWords(topic.title));
  const whole = testsOf(queried, meant, held(topic));
  const ranks = [title.exact, title.begun, whole.exact, whole.begun, title.near, whole.near];
  const rank = ranks.indexOf(true);
  if (rank !== -1) return rank;
  const missing = queried.length - whole.some;
  return whole.some >= Math.max(1, queried.length / 2) ? ranks.length + missing : undefined;
};

/** Ids of the topics that a search must find, in the order defined by `Search`. */
export const expectedOrder = (topics: readonly Topic[], query: string): readonly string[] => {
  const queried = searchWords(query);
  const meant = meantBy(queried, topics);
  return topics
    .flatMap((topic) => {
      const rank = rankOf(topic, queried, meant);
      return rank === undefined ? [] : [{ topic, rank }];
    })
    .sort((a, b) => a.rank - b.rank || (a.topic.fresh_at < b.topic.fresh_at ? 1 : -1))
    .map(({ topic }) => topic._id);
};
