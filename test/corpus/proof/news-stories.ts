import { readFileSync } from 'node:fs';
import { corpusFile } from './corpus-documents';
import { runPair, type NewsPair, type PairKind, type PairResult, type Written } from './news-pairs';

type LaterKind = PairKind | 'same-news-2' | 'seeming-end';

/** The stories of three authors, and those of two more who also tell the same news a third time. */
export type StoriesFile = 'news-stories' | 'news-stories-second';

/** A page, and later pages that each stand to it in another way. */
interface NewsStory {
  readonly id: string;
  readonly lang: string;
  readonly half: 'seen' | 'held';
  readonly topic: string;
  readonly first: Written;
  /** `key`: the sentence that changes or ends what the first page says. */
  readonly later: Readonly<Partial<Record<LaterKind, Written & { readonly key?: string }>>>;
}

const LATER: Readonly<Record<LaterKind, Pick<NewsPair, 'kind' | 'outcome'>>> = {
  changed: { kind: 'changed', outcome: 'changed' },
  ended: { kind: 'ended', outcome: 'contradicted' },
  'follow-up': { kind: 'follow-up', outcome: 'new' },
  'other-thing': { kind: 'other-thing', outcome: 'new' },
  'same-news': { kind: 'same-news', outcome: 'not-told' },
  'same-news-2': { kind: 'same-news', outcome: 'not-told' },
  // What sounds like a change or an end, as a demand or a denial does.
  'seeming-end': { kind: 'follow-up', outcome: 'new' },
};

/** The pairs of the stories of a half, by how the later page stands to the first, so that no two of one story meet. */
export const pairsOfStories = (
  half: NewsStory['half'],
  file: StoriesFile = 'news-stories',
): readonly (readonly NewsPair[])[] => {
  const stories = JSON.parse(readFileSync(corpusFile('labels', `${file}.json`), 'utf8')) as readonly NewsStory[];
  return Object.entries(LATER).map(([way, { kind, outcome }]) =>
    stories
      .filter((story) => story.half === half)
      .flatMap(({ id, lang, topic, first, later }) => {
        const second = later[way as LaterKind];
        if (second === undefined) return [];
        return [{ id: `${id}-${way}`, lang, kind, outcome, topic, first, second, key_second: second.key ?? '' }];
      }),
  );
};

/** Runs a tracker over each pair of the stories of a half, without near neighbours. */
export const runStories = (half: NewsStory['half'], file?: StoriesFile): readonly PairResult[] =>
  pairsOfStories(half, file).flatMap((among) =>
    among.map((pair) => runPair(pair, among, { nearNeighboursToo: false })),
  );
