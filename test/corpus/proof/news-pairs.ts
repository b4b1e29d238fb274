import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EditorBrief } from '#engine/editing/brief';
import type { Editing } from '#engine/editing/editing';
import { knowledgeOf } from '#engine/knowledge-field';
import { isNews, nothingKnown, type FindingKind, type Finding } from '#engine/ledger';
import type { Nearness, NearnessInput } from '#engine/nearness/nearness';
import { openRun, type OpenedRun } from '#engine/opened-run';
import type { ReadPage } from '#pages/page';
import { corpusFile } from './corpus-documents';
import { nearNeighbours } from './near-neighbours';
import { runEditedTracker, runTracker, type TrackerRun } from './run-tracker';

export type PairKind = 'other-thing' | 'same-news' | 'changed' | 'ended' | 'follow-up';

export interface Written {
  readonly title: string;
  readonly text: readonly string[];
}

/**
 * Two news pages of one topic, sixteen days apart, and what happens to the first by the second in its author's view.
 */
export interface NewsPair {
  readonly id: string;
  readonly lang: string;
  readonly kind: PairKind;
  readonly outcome: 'new' | 'not-told' | 'changed' | 'contradicted';
  readonly topic: string;
  readonly first: Written;
  readonly second: Written;
  /** The sentence that tells what is new on the second page. */
  readonly key_second: string;
}

export const pairsIn = (file: string): readonly NewsPair[] =>
  JSON.parse(readFileSync(file, 'utf8')) as readonly NewsPair[];

export const newsPairs = pairsIn(corpusFile('labels', 'news-pairs.json'));

/** Those that somebody has played the model for: two of each kind in English in three, one of each kind in the others. */
export const playedPairs = newsPairs.filter(({ lang, kind, id }) => {
  const index = newsPairs
    .filter((pair) => pair.lang === lang && pair.kind === kind)
    .findIndex((pair) => pair.id === id);
  return index < (lang === 'en' ? 3 : 1);
});

/** How many pages of other pairs lie beside each of a pair's. */
const OTHERS = 4;
const FIRST = '2026-11-08';
const SECOND = '2026-11-24';

const pageOf = (host: string, { title, text }: Written, day: string): ReadPage => {
  const url = `https://${host}/${day}/${encodeURIComponent(title)}`;
  return {
    url,
    foundAt: url,
    host,
    title,
    publisher: host,
    author: '',
    publishedAt: `${day}T09:00:00+00:00`,
    blocks: [...text],
  };
};

/** What a run made of one page: how it was told, or why not. */
interface PairOutcome {
  readonly told: FindingKind | null;
  readonly reason: string;
  /** The line, or nothing. */
  readonly line: string;
  /** Whether what it overrules, in whole or in part, is cited by the first page. */
  readonly overrulesFirst: boolean;
}

export interface PairResult {
  readonly pair: NewsPair;
  readonly first: PairOutcome;
  readonly second: PairOutcome;
  /** Lines told of the pages of other pairs. */
  readonly offTopic: readonly string[];
  /** Near neighbours that were read, and lines told of them. */
  readonly near: { readonly read: number; readonly told: readonly string[] };
}

const citing = (findings: readonly Finding[], url: string): readonly Finding[] =>
  findings.filter(({ claim }) => claim.evidence[0]?.url === url);

/** The strongest of what was told of a page. */
const strongest = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ kind }) => kind === 'contradicted') ??
  findings.find(({ kind }) => kind === 'changed') ??
  findings[0];

/** What a host publishes on a day: a page of a pair, pages of the next pairs, and near neighbours of its topic. */
export interface DayOfPair {
  readonly day: string;
  readonly own: ReadPage;
  readonly others: readonly ReadPage[];
  readonly near: readonly ReadPage[];
}

const sha = (text: string): string => createHash('sha1').update(text).digest('hex').slice(0, 8);

/** Neither the host nor its place among others says what a page is. */
const hostOf = ({ id }: NewsPair): string => `${sha(id)}.example`;
const mixed = (pages: readonly ReadPage[]): readonly ReadPage[] =>
  [...pages].sort((a, b) => (sha(a.url) < sha(b.url) ? -1 : 1));

const dayOf = (pair: NewsPair, among: readonly NewsPair[], which: 'first' | 'second', day: string): DayOfPair => {
  const own = among.filter(({ lang }) => lang === pair.lang);
  const index = own.indexOf(pair);
  const following = [...own.slice(index + 1), ...own.slice(0, index)];
  const asPage = (written: Written): ReadPage => pageOf(hostOf(pair), written, day);
  return {
    day,
    own: asPage(pair[which]),
    others: following.slice(0, OTHERS).map((other) => asPage(other[which])),
    near: nearNeighbours(pair, following.slice(OTHERS), which).map(asPage),
  };
};

/** Both days of a pair. */
export const pagesOfPair = (
  pair: NewsPair,
  among: readonly NewsPair[] = newsPairs,
): readonly [DayOfPair, DayOfPair] => [dayOf(pair, among, 'first', FIRST), dayOf(pair, among, 'second', SECOND)];

/** One of its pages alone. */
export const pageOfPair = (pair: NewsPair, which: 'first' | 'second'): ReadPage =>
  pageOf(hostOf(pair), pair[which], which === 'first' ? FIRST : SECOND);

const ON_FIRST = `${FIRST}T12:00:00.000Z`;
const ON_SECOND = `${SECOND}T12:00:00.000Z`;

const trackerOf = (pair: NewsPair) => ({ description: pair.topic, domains: [hostOf(pair)] });

/** A pair without near neighbours on the second day, after the first was published: read, but nothing published. */
export const openPair = (pair: NewsPair, among: readonly NewsPair[]): OpenedRun => {
  const [early = [], late = []] = pagesOfPair(pair, among).map(({ own, others }) => mixed([own, ...others]));
  const { knowledge } = runTracker(trackerOf(pair), early, ON_FIRST);
  return openRun(knowledgeOf([]), {
    ...trackerOf(pair),
    now: ON_SECOND,
    pages: [...early, ...late],
    knowledge,
    newId: (name) => name,
  });
};

/** Runs one tracker over both days of a pair by the rules. */
export const runPair = (
  pair: NewsPair,
  among: readonly NewsPair[] = newsPairs,
  { nearNeighboursToo = true } = {},
): PairResult => {
  const days = pagesOfPair(pair, among);
  const [early, late] = days.map(({ own, others, near }) =>
    mixed([own, ...others, ...(nearNeighboursToo ? near : [])]),
  );
  const one = runTracker(trackerOf(pair), early ?? [], ON_FIRST);
  const two = runTracker(trackerOf(pair), [...(early ?? []), ...(late ?? [])], ON_SECOND, one.knowledge);
  return resultOf(pair, days, one, two);
};

/** The same where a model of meaning says how near pages come to the topic. */
export const runPairByMeaning = async (
  pair: NewsPair,
  nearness: (input: NearnessInput) => Promise<Nearness | undefined>,
  among: readonly NewsPair[] = newsPairs,
): Promise<PairResult> => {
  const days = pagesOfPair(pair, among);
  const [early = [], late = []] = days.map(({ own, others, near }) => mixed([own, ...others, ...near]));
  const tracker = trackerOf(pair);
  const both = [...early, ...late];
  const topics = [pair.topic];
  const first = await nearness({ topics, pages: early, knowledge: nothingKnown });
  const one = runTracker(tracker, early, ON_FIRST, nothingKnown, first);
  const second = await nearness({ topics, pages: both, knowledge: one.knowledge });
  return resultOf(pair, days, one, runTracker(tracker, both, ON_SECOND, one.knowledge, second));
};

/** The same with an editor, without the near neighbours, for which nobody has played the model. */
export const runEditedPair = async (
  pair: NewsPair,
  edit: (brief: EditorBrief) => Promise<Editing>,
  among: readonly NewsPair[] = newsPairs,
): Promise<PairResult> => {
  const days = pagesOfPair(pair, among);
  const [early, late] = days.map(({ own, others }) => mixed([own, ...others]));
  const one = await runEditedTracker(trackerOf(pair), early ?? [], ON_FIRST, edit);
  const both = [...(early ?? []), ...(late ?? [])];
  const two = await runEditedTracker(trackerOf(pair), both, ON_SECOND, edit, one.knowledge);
  return resultOf(pair, days, one, two);
};

const resultOf = (
  pair: NewsPair,
  [first, second]: readonly [DayOfPair, DayOfPair],
  one: TrackerRun,
  two: TrackerRun,
): PairResult => {
  const [firstUrl, secondUrl] = [first.own.url, second.own.url];
  const nearUrls = new Set([...first.near, ...second.near].map(({ url }) => url));
  const ofFirst = new Set(
    one.knowledge.claims.filter(({ evidence }) => evidence[0]?.url === firstUrl).map(({ id }) => id),
  );
  const outcomeOf = ({ findings }: TrackerRun, url: string): PairOutcome => {
    const told = strongest(
      citing(
        findings.recorded.filter(({ claim }) => isNews(claim)),
        url,
      ),
    );
    const reason = findings.documents.find((each) => each.url === url)?.reason;
    return {
      told: told?.kind ?? null,
      reason: reason?.kind ?? '',
      line: told?.claim.text ?? '',
      overrulesFirst: [...(told?.replaces ?? []), ...(told?.endsParts ?? []).map(({ claimId }) => claimId)].some((id) =>
        ofFirst.has(id),
      ),
    };
  };
  const linesOf = (isOf: (url: string) => boolean): readonly string[] =>
    [...one.findings.recorded, ...two.findings.recorded].flatMap(({ claim }) =>
      isNews(claim) && isOf(claim.evidence[0]?.url ?? '') ? [claim.text] : [],
    );
  return {
    pair,
    first: outcomeOf(one, firstUrl),
    second: outcomeOf(two, secondUrl),
    offTopic: linesOf((url) => ![firstUrl, secondUrl].includes(url) && !nearUrls.has(url)),
    near: { read: nearUrls.size, told: linesOf((url) => nearUrls.has(url)) },
  };
};

export interface PairFigures {
  readonly pairs: number;
  /** Share of first pages that are told. */
  readonly firstTold: number;
  /** Second pages that are news and that are told, as anything. */
  readonly newsTold: number;
  /** Of second pages that change or end what the first said, those told as that. */
  readonly asSuch: number;
  /** Of second pages that tell the same news, those told. */
  readonly toldAgain: number;
  /** Second pages falsely told as a change or an end. */
  readonly falseChanges: number;
  readonly offTopic: number;
  /** Share of near neighbours that are told. */
  readonly nearTold: number;
}

const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

const isOverruling = ({ told }: PairOutcome): boolean => told === 'changed' || told === 'contradicted';
const isOverruled = ({ kind }: NewsPair): boolean => kind === 'changed' || kind === 'ended';

export const pairFigures = (results: readonly PairResult[]): PairFigures => ({
  pairs: results.length,
  firstTold: share(results, ({ first }) => first.told !== null),
  newsTold: share(
    results.filter(({ pair }) => pair.kind !== 'same-news'),
    ({ second }) => second.told !== null,
  ),
  asSuch: share(
    results.filter(({ pair }) => isOverruled(pair)),
    ({ pair, second }) => second.told === pair.outcome && second.overrulesFirst,
  ),
  toldAgain: share(
    results.filter(({ pair }) => pair.kind === 'same-news'),
    ({ second }) => second.told !== null,
  ),
  falseChanges: results.filter(({ pair, second }) => !isOverruled(pair) && isOverruling(second)).length,
  offTopic: results.reduce((sum, { offTopic }) => sum + offTopic.length, 0),
  nearTold:
    results.reduce((sum, { near }) => sum + near.told.length, 0) /
    Math.max(
      1,
      results.reduce((sum, { near }) => sum + near.read, 0),
    ),
});
