import { descending } from '#pages/listings/times';
import { overviewClaims } from '../composition/overview-claims';
import { storiesOf } from '../composition/story';
import { isNews, type LedgerClaim } from '../ledger';
import type { RunPage, Run } from '../run';
import type { PublishedTarget } from './editing';
import { sentencesForEditor } from './sentences-for-editor';

/**
 * What an editor is given: the run's unread pages, and what was published before. It can be sent to a worker thread.
 */
export interface EditorBrief {
  /** The day of the run, YYYY-MM-DD. */
  readonly day: string;
  /** The tracker's description and the phrases that extend its topic. */
  readonly topics: readonly string[];
  /** Names of the tracker's key facts. */
  readonly facts: readonly string[];
  /** Pages, most relevant first by the rules, those of one story together. */
  readonly pages: readonly BriefPage[];
  /** Published lines that still hold and may be shown in the overview, newest first. */
  readonly standing: readonly BriefClaim[];
}

export interface BriefPage {
  readonly url: string;
  readonly title: string;
  readonly publisher: string;
  /** ISO 8601; null if it has no date. */
  readonly publishedAt: string | null;
  /** Sentences that may be published, in page order. */
  readonly sentences: readonly BriefSentence[];
  /** Published lines that still hold and are nearest to it, nearest first. */
  readonly near: readonly BriefClaim[];
}

export interface BriefSentence {
  /** The position among all sentences of its page. */
  readonly index: number;
  readonly text: string;
}

export interface BriefClaim {
  readonly id: string;
  readonly text: string;
  /** The title of its page. */
  readonly title: string;
  /** Day of its page or, without one, of the run that published it. */
  readonly day: string;
}

/** A line that was published, or is about to be, as a model is shown it. */
export interface EditableLine extends Pick<BriefClaim, 'text' | 'title' | 'day'> {
  readonly target: PublishedTarget;
}

export const lineOfClaim = ({ id, text, title, day }: BriefClaim): EditableLine => ({
  target: { by: 'claim', claimId: id },
  text,
  title,
  day,
});

/** The sentence at this position of its page. */
export const lineOfSentence = (page: BriefPage, index: number): EditableLine | undefined => {
  const { url, title, sentences } = page;
  const text = sentences.find((sentence) => sentence.index === index)?.text;
  return text === undefined
    ? undefined
    : { target: { by: 'sentence', url, index }, text, title, day: dayOfPublication(page) };
};

export const lineAt = ({ standing, pages }: EditorBrief, target: PublishedTarget): EditableLine | undefined => {
  if (target.by === 'sentence') {
    const page = pages.find(({ url }) => url === target.url);
    return page && lineOfSentence(page, target.index);
  }
  const publishedLine = [...standing, ...pages.flatMap(({ near }) => near)].find(({ id }) => id === target.claimId);
  return publishedLine && lineOfClaim(publishedLine);
};

/** The day of a page as a model is shown it. */
export const dayOfPublication = ({ publishedAt }: Pick<BriefPage, 'publishedAt'>): string =>
  publishedAt?.slice(0, 10) ?? 'undated';

/** Number of sentences of a page that are compared with published lines. */
const MAX_COMPARED_SENTENCES = 4;
/** Maximum number of published lines shown for a page. */
const MAX_NEAR_LINES = 40;
/** Minimum cosine of stems; having most words in common counts, too. */
const MIN_LINE_LIKENESS = 0.08;
/** Shorter lists are filled up with the newest lines: two lines on one thing may share no word. */
const MIN_NEAR_LINES = 10;

const sentencesOf = (run: Run, runPage: RunPage): readonly BriefSentence[] =>
  sentencesForEditor(run, runPage).map(({ index, text }) => ({ index, text }));

const dayOfClaim = ({ publishedAt, firstSeenAt }: LedgerClaim): string => (publishedAt ?? firstSeenAt).slice(0, 10);

const claimsNear = (run: Run, runPage: RunPage, standing: readonly BriefClaim[]): readonly BriefClaim[] => {
  const { sentences, titleStems } = runPage.analysis;
  const stems = new Set([
    ...titleStems,
    ...sentences.slice(0, MAX_COMPARED_SENTENCES).flatMap((sentence) => [...sentence.stems]),
  ]);
  const near = run.ledger.lines
    .near(stems, MIN_LINE_LIKENESS)
    .filter(({ claim }) => isNews(claim) && run.ledger.holds(claim))
    .slice(0, MAX_NEAR_LINES)
    .map(({ claim }) => briefed(claim));
  const known = new Set(near.map(({ id }) => id));
  return [...near, ...standing.filter(({ id }) => !known.has(id)).slice(0, Math.max(0, MIN_NEAR_LINES - near.length))];
};

const newestFirst = (a: LedgerClaim, b: LedgerClaim): number => descending(dayOfClaim(a), dayOfClaim(b));

/**
 * Maximum number of published lines shown for the overview: those that the rules would show, and the newest stories.
 */
const MAX_STANDING_LINES = 30;

const standingIn = (run: Run): readonly BriefClaim[] => {
  const live = [...run.ledger.stories()].flatMap(([, claims]) =>
    claims.filter((claim) => isNews(claim) && run.ledger.holds(claim)),
  );
  const newest = storiesOf(live)
    .map(({ lead }) => lead)
    .sort(newestFirst);
  const displayed = overviewClaims(live, run.nowMs).flat();
  return [...new Set([...displayed, ...newest])].slice(0, MAX_STANDING_LINES).sort(newestFirst).map(briefed);
};

const briefed = (claim: LedgerClaim): BriefClaim => ({
  id: claim.id,
  text: claim.text,
  title: claim.evidence[0]?.title ?? '',
  day: dayOfClaim(claim),
});

/** The brief for pages that are read for the first time; where a page changed, the rules know what is new. */
export const briefOf = (
  run: Run,
  runPages: readonly RunPage[],
  { topics, facts }: Pick<EditorBrief, 'topics' | 'facts'>,
): EditorBrief => {
  const relevanceOf = new Map<string, number>();
  for (const { story, relevance } of runPages) relevanceOf.set(story, Math.max(relevance, relevanceOf.get(story) ?? 0));
  const standing = standingIn(run);
  return {
    day: run.nowIso.slice(0, 10),
    topics,
    facts,
    standing,
    pages: runPages
      .filter(({ earlier }) => earlier === undefined)
      .map((runPage) => ({ runPage, sentences: sentencesOf(run, runPage) }))
      .filter(({ sentences }) => sentences.length > 0)
      .sort(
        (a, b) =>
          (relevanceOf.get(b.runPage.story) ?? 0) - (relevanceOf.get(a.runPage.story) ?? 0) ||
          (a.runPage.story < b.runPage.story ? -1 : a.runPage.story > b.runPage.story ? 1 : 0),
      )
      .map(({ runPage, sentences }) => {
        const { url, title, publisher, publishedAt } = runPage.analysis.page;
        return { url, title, publisher, publishedAt, sentences, near: claimsNear(run, runPage, standing) };
      }),
  };
};
