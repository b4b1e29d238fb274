import { descending } from '#pages/listings/times';
import { overviewClaims } from '../composition/overview-claims';
import { storiesOf } from '../composition/story';
import type { LedgerClaim } from '../ledger';
import type { ToldTarget } from './editing';
import type { Reading, Run } from '../run';
import { shownSentences } from './shown-sentences';

/** What an editor is to know of a run: pages that nobody has read yet, and what was told before. It can be sent to a thread. */
export interface Brief {
  /** The day of the run, YYYY-MM-DD. */
  readonly day: string;
  /** The tracker's description and what it is about besides. */
  readonly topics: readonly string[];
  /** Names of the tracker's key facts. */
  readonly facts: readonly string[];
  /** Most relevant by the rules first; pages of one story stand together. */
  readonly pages: readonly BriefPage[];
  /** Told lines that still hold and may stand in the overview, newest first. */
  readonly standing: readonly BriefClaim[];
}

export interface BriefPage {
  readonly url: string;
  readonly title: string;
  readonly publisher: string;
  /** ISO 8601; null if it has no date. */
  readonly publishedAt: string | null;
  /** Those that may be told, in page order. */
  readonly sentences: readonly BriefSentence[];
  /** Told lines that still hold and are nearest to it, nearest first. */
  readonly near: readonly BriefClaim[];
}

export interface BriefSentence {
  /** Among all sentences of its page. */
  readonly place: number;
  readonly text: string;
}

export interface BriefClaim {
  readonly id: string;
  readonly text: string;
  /** Of its page. */
  readonly title: string;
  /** Day of its page, or else of the run that told it. */
  readonly day: string;
}

/** A line that was told, or is about to be, as a model is shown it. */
export interface ToldLine extends Pick<BriefClaim, 'text' | 'title' | 'day'> {
  readonly target: ToldTarget;
}

export const lineOfClaim = ({ id, text, title, day }: BriefClaim): ToldLine => ({
  target: { by: 'claim', claimId: id },
  text,
  title,
  day,
});

/** A sentence by its place among all of its page. */
export const lineOfSentence = (page: BriefPage, place: number): ToldLine | undefined => {
  const { url, title, sentences } = page;
  const text = sentences.find((sentence) => sentence.place === place)?.text;
  return text === undefined ? undefined : { target: { by: 'sentence', url, place }, text, title, day: dayOf(page) };
};

export const lineAt = ({ standing, pages }: Brief, target: ToldTarget): ToldLine | undefined => {
  if (target.by === 'sentence') {
    const page = pages.find(({ url }) => url === target.url);
    return page && lineOfSentence(page, target.place);
  }
  const told = [...standing, ...pages.flatMap(({ near }) => near)].find(({ id }) => id === target.claimId);
  return told && lineOfClaim(told);
};

/** As a model is shown it. */
export const dayOf = ({ publishedAt }: Pick<BriefPage, 'publishedAt'>): string =>
  publishedAt?.slice(0, 10) ?? 'undated';

/** Sentences by which the told lines that are near to a page are found. */
const COMPARED = 4;
/** Told lines that a page is compared with. */
const MOST_NEAR = 40;
/** Cosine of stems, or most of the words in common. */
const NEAR = 0.08;
/** The newest lines fill up a shorter list: news of one thing may have no word in common. */
const FEWEST_NEAR = 10;

const sentencesOf = (run: Run, reading: Reading): readonly BriefSentence[] =>
  shownSentences(run, reading).map(({ place, text }) => ({ place, text }));

const dayOfClaim = ({ publishedAt, firstSeenAt }: LedgerClaim): string => (publishedAt ?? firstSeenAt).slice(0, 10);

const claimsNear = (run: Run, reading: Reading, standing: readonly BriefClaim[]): readonly BriefClaim[] => {
  const { sentences, titleStems } = reading.document;
  const stems = new Set([...titleStems, ...sentences.slice(0, COMPARED).flatMap((sentence) => [...sentence.stems])]);
  const near = run.told.lines
    .near(stems, NEAR)
    .filter(({ claim }) => run.told.holds(claim))
    .slice(0, MOST_NEAR)
    .map(({ claim }) => briefed(claim));
  const known = new Set(near.map(({ id }) => id));
  return [...near, ...standing.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, FEWEST_NEAR - near.length))];
};

const newestFirst = (a: LedgerClaim, b: LedgerClaim): number => descending(dayOfClaim(a), dayOfClaim(b));

/** Told lines that are shown for an overview: those that the rules would show, and the newest stories. */
const MOST_STANDING = 30;

const standingIn = (run: Run): readonly BriefClaim[] => {
  const live = [...run.told.stories()].flatMap(([, claims]) => claims.filter((claim) => run.told.holds(claim)));
  const newest = storiesOf(live)
    .map(({ lead }) => lead)
    .sort(newestFirst);
  const shown = overviewClaims(live, run.at).flat();
  return [...new Set([...shown, ...newest])].slice(0, MOST_STANDING).sort(newestFirst).map(briefed);
};

const briefed = (claim: LedgerClaim): BriefClaim => ({
  id: claim.id,
  text: claim.text,
  title: claim.evidence[0]?.title ?? '',
  day: dayOfClaim(claim),
});

/** Of the pages that are read for the first time; of one that changed, the rules know what is new. */
export const briefOf = (
  run: Run,
  readings: readonly Reading[],
  { topics, facts }: Pick<Brief, 'topics' | 'facts'>,
): Brief => {
  const relevanceOf = new Map<string, number>();
  for (const { story, relevance } of readings) relevanceOf.set(story, Math.max(relevance, relevanceOf.get(story) ?? 0));
  const standing = standingIn(run);
  return {
    day: run.now.slice(0, 10),
    topics,
    facts,
    standing,
    pages: readings
      .filter(({ earlier }) => earlier === undefined)
      .map((reading) => ({ reading, sentences: sentencesOf(run, reading) }))
      .filter(({ sentences }) => sentences.length > 0)
      .sort(
        (a, b) =>
          (relevanceOf.get(b.reading.story) ?? 0) - (relevanceOf.get(a.reading.story) ?? 0) ||
          (a.reading.story < b.reading.story ? -1 : a.reading.story > b.reading.story ? 1 : 0),
      )
      .map(({ reading, sentences }) => {
        const { url, title, publisher, publishedAt } = reading.document.page;
        return { url, title, publisher, publishedAt, sentences, near: claimsNear(run, reading, standing) };
      }),
  };
};
