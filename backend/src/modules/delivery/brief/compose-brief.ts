import type { RemarkInShort, PublishedNewsLine } from '#modules/research/published';

/** A brief is read on the way to work. */
export const MAX_LINES_OF_BRIEF = 20;

/** News that a tracker has told since the last brief. */
export interface TrackerNews {
  readonly trackerId: string;
  readonly title: string;
  /** Address of the tracker's page. */
  readonly url: string;
  /** A model's title of it, if all of it has one; otherwise null. */
  readonly headline: string | null;
  /** Newest first. */
  readonly lines: readonly PublishedNewsLine[];
  /** Findings that are on its page only. */
  readonly more: number;
}

export interface BriefLine extends PublishedNewsLine {
  /** Titles of other trackers of the brief that have it, too. */
  readonly alsoIn: readonly string[];
}

export interface BriefSection extends Pick<TrackerNews, 'trackerId' | 'title' | 'url' | 'headline'> {
  readonly lines: readonly BriefLine[];
  /** Findings that are on its page only, those for which the brief has no room included. */
  readonly more: number;
}

export interface ComposedBrief {
  readonly sections: readonly BriefSection[];
  /** Findings in total, shown or not. */
  readonly findings: number;
}

/** The same sentence of the same page is the same finding, in whichever tracker. */
const keyOf = ({ text, source: { url } }: PublishedNewsLine): string => `${url}\n${text}`;

/** Consecutive lines of one page: a remark on one of them is not repeated on the next. */
const remarkedOnce = (lines: readonly BriefLine[]): readonly BriefLine[] =>
  lines.map((line, index) => {
    const before = lines[index - 1];
    if (before?.source.url !== line.source.url) return line;
    const isInText = ({ words, link }: RemarkInShort): boolean =>
      before.remarks.some((other) => other.words === words && other.link === link);
    return { ...line, remarks: line.remarks.filter((remark) => !isInText(remark)) };
  });

/** How many lines each section gets: one by one, so that a busy tracker leaves room for the others. */
const shares = (wanted: readonly number[], room: number): readonly number[] => {
  const given = wanted.map(() => 0);
  let left = room;
  for (let turn = 0; left > 0 && given.some((n, index) => n < (wanted[index] ?? 0)); turn++) {
    const index = turn % wanted.length;
    const has = given[index] ?? 0;
    if (has >= (wanted[index] ?? 0)) continue;
    given[index] = has + 1;
    left--;
  }
  return given;
};

/** Sections in the order of the trackers; null if nothing is left to tell. */
export const composeBrief = (trackers: readonly TrackerNews[]): ComposedBrief | null => {
  const tellers = new Map<string, string[]>();
  for (const { title, lines } of trackers)
    for (const key of new Set(lines.map(keyOf))) tellers.set(key, [...(tellers.get(key) ?? []), title]);

  const alreadyTold = new Set<string>();
  const sections = trackers.map(({ lines, ...tracker }) => ({
    ...tracker,
    lines: lines.flatMap((line): readonly BriefLine[] => {
      const key = keyOf(line);
      if (alreadyTold.has(key)) return [];
      alreadyTold.add(key);
      return [{ ...line, alsoIn: (tellers.get(key) ?? []).slice(1) }];
    }),
  }));
  const given = shares(
    sections.map(({ lines }) => lines.length),
    MAX_LINES_OF_BRIEF,
  );
  const displayed = sections
    .map(({ lines, more, ...section }, index) => {
      const most = given[index] ?? 0;
      return { ...section, lines: remarkedOnce(lines.slice(0, most)), more: more + Math.max(0, lines.length - most) };
    })
    .filter(({ lines }) => lines.length > 0);
  if (displayed.length === 0) return null;
  return { sections: displayed, findings: displayed.reduce((sum, { lines, more }) => sum + lines.length + more, 0) };
};
