/* Fits the weights by which a page that tells a published story again is known, and writes them with the date. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { possibleRetellings } from '#engine/findings/retelling/repeated-claim';
import type { RetellingFeatures } from '#engine/findings/retelling/retelling-features';
import known from '#engine/findings/retelling/weights.json';
import { knowledgeOf } from '#engine/knowledge-field';
import { nothingKnown } from '#engine/ledger';
import { openRun } from '#engine/opened-run';
import { allDocuments, corpusFile, pageOf } from '#test/corpus/proof/corpus-documents';
import { walk } from '#test/corpus/proof/day-by-day';
import { newsPairs, openPair, pagesOfPair, pairsIn, type NewsPair } from '#test/corpus/proof/news-pairs';
import { pairsOfStories } from '#test/corpus/proof/news-stories';
import { starterTrackers } from '#test/corpus/starter/starter-trackers';
import { fitted, type Example } from '../logistic';

const FILE = resolve(__dirname, '../../../../backend/src/engine/findings/retelling/weights.json');
const PENALTY = 1;

const names = Object.keys(known.weights) as readonly (keyof RetellingFeatures)[];
const valuesOf = (features: RetellingFeatures): readonly number[] => names.map((name) => features[name]);

/** To keep a change or an end from the reader is worse than to tell something twice. */
const worthOf = ({ kind }: NewsPair): number => (kind === 'changed' || kind === 'ended' ? 2 : 1);

/** The later page of a pair, compared with the published lines of the first; empty if there are none. */
const examplesOf = (pair: NewsPair, among: readonly NewsPair[]): readonly Example[] => {
  const [first, second] = pagesOfPair(pair, among);
  const { run, runPages } = openPair(pair, among);
  const later = runPages.find(({ analysis }) => analysis.page.url === second.own.url);
  if (later === undefined || !later.isRelevant) return [];
  return possibleRetellings(run, later)
    .filter(({ claim }) => claim.evidence.some(({ url }) => url === first.own.url))
    .slice(0, 1)
    .map(({ features }) => ({ features: valuesOf(features), on: pair.kind === 'same-news', worth: worthOf(pair) }));
};

/** Pages of offices that publish each act once: what they share with what was told is not that they tell it again. */
const examplesOfOffices = (): readonly Example[] => {
  const pages = allDocuments().map(pageOf);
  return starterTrackers.flatMap(({ settings: { description, domains } }) => {
    let knowledge = nothingKnown;
    return walk({ description, domains }, pages).flatMap((day) => {
      const { run, runPages } = openRun(knowledgeOf([]), {
        description,
        domains,
        now: day.findings.at,
        pages: day.fresh,
        knowledge,
        newId: (name) => name,
      });
      knowledge = day.knowledge;
      return runPages
        .filter(({ isRelevant }) => isRelevant)
        .flatMap((runPage) =>
          possibleRetellings(run, runPage).map(({ features }) => ({ features: valuesOf(features), on: false })),
        );
    });
  });
};

const sets = [
  newsPairs,
  pairsIn(corpusFile('labels', 'news-pairs-second.json')),
  ...pairsOfStories('seen'),
  ...pairsOfStories('seen', 'news-stories-second'),
];
const ofPairs = sets.flatMap((among) => among.flatMap((pair) => examplesOf(pair, among)));
const ofOffices = examplesOfOffices();
process.stdout.write(`${ofPairs.length} of pairs, ${ofOffices.length} of offices\n`);
const examples = [...ofPairs, ...ofOffices];
const { weights, intercept } = fitted(examples, PENALTY);

const count = (on: boolean): number => examples.filter((example) => example.on === on).length;
const named = names.map((name, index) => [name, Number((weights[index] ?? 0).toFixed(3))] as const);
writeFileSync(
  FILE,
  `${JSON.stringify(
    {
      fitted: `On ${new Date().toISOString().slice(0, 10)} on ${count(true)} pages that tell a published story again and ${count(false)} that tell other news.`,
      weights: Object.fromEntries(named),
      intercept: Number(intercept.toFixed(3)),
    },
    null,
    2,
  )}\n`,
);
