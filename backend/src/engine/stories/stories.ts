import { addTo } from '#kernel/grouping';
import { days } from '#text/words/date-mention';
import { coverageShare, dice } from '#text/words/likeness';
import { areOfOtherGender } from '../compare/other-amounts';
import {
  addsAmounts,
  areFormLetters,
  mayReportSameEvent,
  reportsSameEvent,
  reportOtherThings,
  type Account,
} from './same-event';
import { bareTitleStems, isFactSheet, ownIdentifier } from './titles';

/** The properties that identify the story of a document. */
export interface StoryTitle {
  readonly stems: ReadonlySet<string>;
  readonly identifier: string | null;
  /** The thing that the page reports on, as its field of knowledge identifies it, such as a paper. */
  readonly reported: string | null;
  readonly isFactSheet: boolean;
  readonly host: string;
  /** Publication time in milliseconds; without one, the time it was first seen. */
  readonly publishedAt: number;
  /** Null if the page is off topic. */
  readonly account: Account | null;
}

/** Near-duplicate text alone is not a criterion: form letters about different things share 90 % of their wording. */
const SAME_STORY_RULES = {
  /**
   * Titles at least this similar within a week are one story if they come from different hosts; the Federal Register
   * prints an order days after its signing. Pages of one host may all have the same title, so their text must agree
   * too.
   */
  alike: 0.75,
  alikeText: 0.8,
  within: days(7.5),
  /**
   * A fact sheet and the document it explains are published on the same day by the same host, with different titles.
   */
  alikeToFactSheet: 0.35,
  sameDay: days(1),
};

export const storyTitle = (
  page: { readonly title: string; readonly host: string; readonly publisher: string },
  publishedAt: number,
  account: Account | null,
  reported: string | null = null,
): StoryTitle => ({
  stems: bareTitleStems(page.title, page.publisher),
  identifier: ownIdentifier(page.title),
  reported,
  isFactSheet: isFactSheet(page.title),
  host: page.host,
  publishedAt,
  account,
});

const isCopy = (earlier: Account, later: Account): boolean => {
  const [short, long] =
    earlier.wording.size <= later.wording.size ? [earlier.wording, later.wording] : [later.wording, earlier.wording];
  return (
    coverageShare(short, long) >= SAME_STORY_RULES.alikeText &&
    !addsAmounts(earlier, later) &&
    !areOfOtherGender(earlier.genders(), later.genders())
  );
};

/** Whether both pages report on the same thing, such as a paper. */
const reportTheSame = (a: StoryTitle, b: StoryTitle): boolean => a.reported !== null && a.reported === b.reported;

export const sameStory = (a: StoryTitle, b: StoryTitle): boolean => {
  if (a.identifier !== null && b.identifier !== null) return a.identifier === b.identifier;
  const apart = Math.abs(a.publishedAt - b.publishedAt);
  if (apart > SAME_STORY_RULES.within) return false;
  const likeness = dice(a.stems, b.stems);
  const [earlier, later] = a.publishedAt <= b.publishedAt ? [a.account, b.account] : [b.account, a.account];
  const published = earlier !== null && later !== null;
  // A page that cites a paper but has other news has new figures.
  if (published && reportTheSame(a, b) && mayReportSameEvent(earlier, later)) return true;
  const alike =
    likeness >= SAME_STORY_RULES.alike &&
    !(published && (areFormLetters(earlier, later) || reportOtherThings(earlier, later)));
  if (a.host !== b.host) return alike || (published && reportsSameEvent(earlier, later, apart));
  if (a.isFactSheet !== b.isFactSheet)
    return alike || (apart < SAME_STORY_RULES.sameDay && likeness >= SAME_STORY_RULES.alikeToFactSheet);
  return alike && published && isCopy(earlier, later);
};

const keysOf = ({ stems, identifier, reported, account }: StoryTitle): Iterable<string> => [
  ...stems,
  ...[identifier, reported].flatMap((key) => key ?? []),
  ...(account?.numbers ?? []),
];

/** Minimum number of words in common for accounts to be compared. */
const COMMON_WORDS = 3;

/** Titles by stem, identifier and words of their accounts, so that a document is compared only with similar ones. */
export const titleIndex = <T>(entries: Iterable<readonly [StoryTitle, T]>) => {
  type Entry = readonly [StoryTitle, T];
  const byKey = new Map<string, Entry[]>();
  const byWord = new Map<string, Entry[]>();
  const add = (entry: Entry): void => {
    const [title] = entry;
    for (const key of keysOf(title)) addTo(byKey, key, entry);
    for (const word of title.account?.stems ?? []) addTo(byWord, word, entry);
  };
  for (const entry of entries) add(entry);
  return {
    add,
    /** All entries of the same story, without duplicates. */
    find(title: StoryTitle): readonly T[] {
      const met = new Set<Entry>();
      for (const key of keysOf(title)) for (const entry of byKey.get(key) ?? []) met.add(entry);
      const common = new Map<Entry, number>();
      for (const word of title.account?.stems ?? [])
        for (const entry of byWord.get(word) ?? []) common.set(entry, (common.get(entry) ?? 0) + 1);
      for (const [entry, count] of common) if (count >= COMMON_WORDS) met.add(entry);
      return [...met].filter(([other]) => sameStory(title, other)).map(([, value]) => value);
    },
  };
};

/** Groups documents of the same story, in the order of each group's first document. */
export const groupByStory = <T>(
  documents: readonly T[],
  titleOf: (document: T) => StoryTitle,
): readonly (readonly T[])[] => {
  const index = titleIndex<number>([]);
  const groups: T[][] = [];
  documents.forEach((document) => {
    const title = titleOf(document);
    const [first, ...others] = [...new Set(index.find(title))].sort((a, b) => a - b);
    const target = first ?? groups.push([]) - 1;
    groups[target]?.push(document);
    for (const other of others) {
      groups[target]?.push(...(groups[other] ?? []));
      groups[other] = [];
    }
    index.add([title, target]);
  });
  return groups.filter((group) => group.length > 0);
};
