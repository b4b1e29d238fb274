import { readFileSync } from 'node:fs';
import type { FindingKind, Finding } from '#engine/ledger';
import type { ReadPage } from '#pages/page';
import { corpusFile } from './corpus-documents';
import { nearNeighbours } from './near-neighbours';
import { runTracker } from './run-tracker';

export type PairKind = 'other-thing' | 'same-news' | 'changed' | 'ended' | 'follow-up';

export interface Written {
  readonly title: string;
  readonly text: readonly string[];
}

/** Two news pages of one topic, sixteen days apart, and what became of the first by the second as its author sees it. */
export interface NewsPair {
  readonly id: string;
  readonly lang: string;
  readonly kind: PairKind;
  readonly outcome: 'new' | 'not-told' | 'changed' | 'contradicted';
  readonly topic: string;
  readonly first: Written;
  readonly second: Written;
}

export const newsPairs: readonly NewsPair[] = JSON.parse(
  readFileSync(corpusFile('labels', 'news-pairs.json'), 'utf8'),
) as readonly NewsPair[];

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
interface Fate {
  readonly told: FindingKind | null;
  readonly reason: string;
  /** The line, or nothing. */
  readonly line: string;
  /** Whether what it overrules is cited by the first page. */
  readonly overrulesFirst: boolean;
}

export interface PairResult {
  readonly pair: NewsPair;
  readonly first: Fate;
  readonly second: Fate;
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

const hostOf = ({ id }: NewsPair): string => `${id}.example`;

const dayOf = (pair: NewsPair, among: readonly NewsPair[], which: 'first' | 'second', day: string): DayOfPair => {
  const own = among.filter(({ lang }) => lang === pair.lang);
  const place = own.indexOf(pair);
  const following = [...own.slice(place + 1), ...own.slice(0, place)];
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

/** Runs one tracker over both days of a pair. */
export const runPair = (pair: NewsPair, among: readonly NewsPair[] = newsPairs): PairResult => {
  const [first, second] = pagesOfPair(pair, among);
  const tracker = { description: pair.topic, domains: [hostOf(pair)] };
  const pagesOf = ({ own, others, near }: DayOfPair): readonly ReadPage[] => [own, ...others, ...near];
  const one = runTracker(tracker, pagesOf(first), `${FIRST}T12:00:00.000Z`);
  const both = [...pagesOf(first), ...pagesOf(second)];
  const two = runTracker(tracker, both, `${SECOND}T12:00:00.000Z`, one.knowledge);
  const [firstUrl, secondUrl] = [first.own.url, second.own.url];
  const nearUrls = new Set([...first.near, ...second.near].map(({ url }) => url));
  const ofFirst = new Set(
    one.knowledge.claims.filter(({ evidence }) => evidence[0]?.url === firstUrl).map(({ id }) => id),
  );
  const fateOf = ({ findings }: typeof one, url: string): Fate => {
    const told = strongest(citing(findings.recorded, url));
    const reason = findings.documents.find((each) => each.url === url)?.reason;
    return {
      told: told?.kind ?? null,
      reason: reason?.kind ?? '',
      line: told?.claim.text ?? '',
      overrulesFirst: told?.replaces.some((id) => ofFirst.has(id)) ?? false,
    };
  };
  const linesOf = (isOf: (url: string) => boolean): readonly string[] =>
    [...one.findings.recorded, ...two.findings.recorded].flatMap(({ claim }) =>
      isOf(claim.evidence[0]?.url ?? '') ? [claim.text] : [],
    );
  return {
    pair,
    first: fateOf(one, firstUrl),
    second: fateOf(two, secondUrl),
    offTopic: linesOf((url) => ![firstUrl, secondUrl].includes(url) && !nearUrls.has(url)),
    near: { read: nearUrls.size, told: linesOf((url) => nearUrls.has(url)) },
  };
};

export interface PairFigures {
  readonly pairs: number;
  /** Share of first pages that are told. */
  readonly firstTold: number;
  /** Of second pages that are news, those that are told, whatever as. */
  readonly newsTold: number;
  /** Of second pages that change or end what the first said, those told as that. */
  readonly asSuch: number;
  /** Of second pages that tell the same news, those told. */
  readonly toldAgain: number;
  /** Second pages told as a change or an end that are none. */
  readonly falseChanges: number;
  readonly offTopic: number;
  /** Share of near neighbours that are told. */
  readonly nearTold: number;
}

const share = <T>(items: readonly T[], is: (item: T) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

const isOverruling = ({ told }: Fate): boolean => told === 'changed' || told === 'contradicted';
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
