import { composeState } from '#modules/research/news-engine';
import { allDocuments, pageOf, topic, topicNames } from '#test/corpus/proof/corpus-documents';
import { walk } from '#test/corpus/proof/day-by-day';
import { eventTopicFigures } from '#test/corpus/proof/event-topics';
import {
  heldOutEventLabels,
  lineLabels,
  operativePages,
  standingAloneLabels,
  thirdEventLabels,
} from '#test/corpus/proof/expectations';
import { toldAndKeptOut } from '#test/corpus/proof/feedback';
import { factOutcomes, labelledFacts } from '#test/corpus/proof/key-facts';
import { headlinesIn, readInTurn } from '#test/corpus/proof/language-corpora';
import { lineOutcomes } from '#test/corpus/proof/lines';
import { mentionPairs } from '#test/corpus/proof/mention-pairs';
import { isOfFacts, LATER, passesRules, sentences, shareKept } from '#test/corpus/proof/model-sentences';
import { newsPairs, pairFigures, runPair } from '#test/corpus/proof/news-pairs';
import { isToldRight, shownOf } from '#test/corpus/proof/operative-pages';
import { overruledBy } from '#test/corpus/proof/overruling';
import { labelledPages, shownRight } from '#test/corpus/proof/overview-sentences';
import { shownLines, toldAtTheEnd } from '#test/corpus/proof/overviews';
import { headlines, quality } from '#test/corpus/proof/quality';
import { foldedPairs } from '#test/corpus/proof/retelling-pairs';
import { ofCorpus, ofOtherPublishers, share } from '#test/corpus/proof/second-reader';
import { toldPages } from '#test/corpus/proof/told-pairs';
import { heldTopicFigures, languagesOfTopics } from '#test/corpus/proof/topic-labels';
import { wordingFigures } from '#test/corpus/proof/topic-wordings';
import { updateFigures, updatesRead } from '#test/corpus/proof/updates';
import { otherLanguages } from '#text/languages/all';
import { dailyRuns } from '../news-timelines/daily-runs';
import { repeatsIn, scoreOf } from '../news-timelines/scores';
import { newsTopics } from '../news-timelines/timeline-set';

/** What a set of labels says of the engine: a share, or a count of faults. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Differences up to this are noise: for a small set of labels, one of them. */
  readonly noise: number;
  readonly better: 'more' | 'less';
}

type Figures = readonly Figure[];

const more = (name: string, value: number, noise: number): Figure => ({ name, value, noise, better: 'more' });
const less = (name: string, value: number, noise = 0): Figure => ({ name, value, noise, better: 'less' });

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** Topics of the timelines that no rule was made on. */
const HELD_OUT = ['EgyptianProtest', 'H1N1', 'haiti', 'IraqWar', 'SyrianCrisis'];

/** Each topic counts once, however many editors wrote timelines of it. */
export const timelineFigures = (): Figures => {
  const { TIMELINES } = process.env;
  if (TIMELINES === undefined) return [];
  const topics = newsTopics(TIMELINES).filter(({ name }) => HELD_OUT.includes(name));
  const scores = topics.map((each) => {
    const runs = dailyRuns(each);
    const own = each.timelines.map((timeline) => scoreOf(runs, timeline));
    const of = (figure: 'days' | 'rouge1' | 'rouge2') => mean(own.map((score) => score[figure]));
    return { days: of('days'), rouge1: of('rouge1'), rouge2: of('rouge2'), repeats: repeatsIn(runs) };
  });
  const of = (figure: keyof (typeof scores)[number]) => mean(scores.map((score) => score[figure]));
  return [
    more('timelines: days', of('days'), 0.004),
    more('timelines: R-1', of('rouge1'), 0.001),
    more('timelines: R-2', of('rouge2'), 0.0005),
    less('timelines: repeats', of('repeats'), 0.002),
  ];
};

const ofHeadlines = (): Figures => {
  const corpus = ofCorpus();
  const others = ofOtherPublishers();
  const pages = allDocuments().map(pageOf);
  const [heldOut, third] = [heldOutEventLabels(), thirdEventLabels()].map((labels) =>
    quality(headlines(pages, labels)),
  );
  return [
    more('second reader, corpus: told', corpus.length / 30, 0.04),
    more('second reader, corpus: tell', share(corpus, 'tells'), 0.04),
    more('second reader, others: told', others.length / 30, 0.04),
    more('second reader, others: tell', share(others, 'tells'), 0.04),
    less('second reader: say nothing', share([...corpus, ...others], 'nothing'), 0.02),
    more('events held out: tell', heldOut?.tells ?? 0, 0.07),
    more('events third: tell', third?.tells ?? 0, 0.08),
  ];
};

const ofPairs = (): Figures => {
  const retold = (['blind', 'third'] as const).map(foldedPairs);
  const overruled = (['reversal-pairs.json', 'changed-pairs.json'] as const).map((file) => {
    const kind = file === 'reversal-pairs.json' ? 'contradicted' : 'changed';
    return overruledBy(
      toldPages(file).filter(({ half }) => half === 'blind'),
      kind,
    );
  });
  const [reversals, changes] = overruled;
  const mentions = mentionPairs.filter(({ found }) => found === true);
  return [
    more(
      'retellings folded, of 20',
      retold.reduce((sum, { found }) => sum + found, 0),
      1,
    ),
    less(
      'retellings wrong',
      retold.reduce((sum, { wrong }) => sum + wrong.length, 0),
    ),
    less('reversals missed, of 20', reversals?.missed.length ?? 0, 1),
    less('changes missed, of 15', changes?.missed.length ?? 0, 1),
    less(
      'overruled wrongly',
      overruled.reduce((sum, { wrong }) => sum + wrong.length, 0),
    ),
    more('mentions found, of 10', mentions.filter((each) => each.mentions).length, 1),
    less('mentions wrong', mentions.filter((each) => !each.mentions).length),
  ];
};

/** Acts that a page ends, in six languages. */
const ofActs = (): Figures => {
  const { missed, wrong } = overruledBy(
    toldPages('act-reversals.json').filter(({ half }) => half === 'held'),
    'contradicted',
  );
  return [less('acts: ends missed, of 23', missed.length), less('acts: ended wrongly', wrong.length)];
};

/** Pages that a reader's verdict on what was told keeps out. */
const ofFeedback = (): Figures => {
  const keptOut = (['blind', 'third'] as const).map((half) => toldAndKeptOut(half, true, 'known').keptOut);
  return [
    more(
      'feedback: known pages kept out, of 6',
      keptOut.reduce((sum, each) => sum + each, 0),
      0,
    ),
  ];
};

const ofModel = (): Figures => {
  const later = sentences.filter(({ half }) => LATER.includes(half));
  const lies = sentences.filter((each) => !each.true && passesRules(each));
  return [
    less('lies of facts left to the judge', lies.filter(isOfFacts).length),
    less('other lies left to the judge', lies.filter((each) => !isOfFacts(each)).length),
    more('truths kept', shareKept(sentences), 0.004),
    more('truths kept, later sets', shareKept(later), 0.01),
  ];
};

const ofLanguages = (): Figures =>
  otherLanguages.flatMap(({ code: language }) => {
    const those = headlinesIn(language);
    const told = readInTurn(language).filter(({ id, found }) => /-(?:09|10)$/.test(id) && found.length > 0);
    return [
      more(`${language}: headlines tell, of 8`, those.filter(({ verdict }) => verdict === 'tells').length, 0),
      less(`${language}: told wrongly`, those.filter(({ verdict }) => verdict === 'nothing').length + told.length),
    ];
  });

const ofTopics = (): Figures => {
  const event = eventTopicFigures('third');
  const wording = wordingFigures('blind');
  return [
    more('event topics: recall', event.recall, 0.025),
    more('event topics: precision', event.precision, 0.02),
    more('wordings: recall', wording.recall, 0.02),
    more('wordings: precision', wording.precision, 0.02),
    ...languagesOfTopics.flatMap((language) => {
      const { recall, precision } = heldTopicFigures(language).all;
      return [more(`topics ${language}: recall`, recall, 0.02), more(`topics ${language}: precision`, precision, 0.04)];
    }),
  ];
};

const ofLines = (): Figures => {
  const outcomes = lineLabels()
    .filter(({ half }) => half === 'held-out')
    .flatMap(lineOutcomes);
  const operative = operativePages().filter(({ half, shown }) => half !== 'seen' && shown.length > 0);
  const { leads, inOrder, kept, left } = updateFigures(updatesRead('blind'));
  return [
    more('genres: pages told right, of 6', outcomes.filter(({ headline, tell }) => headline && tell).length, 0),
    less('genres: unfit lines found fit', outcomes.filter(({ tell, fit }) => !tell && fit).length, 1),
    less('genres: fit lines found unfit', outcomes.filter(({ tell, fit }) => tell && !fit).length),
    more('operative pages told right', operative.filter((page) => isToldRight(page, shownOf(page))).length, 1),
    more('updates: lead', leads, 0.08),
    more('updates: in order', inOrder, 0.02),
    more('updates: first shown', kept, 0.05),
    less('updates: left shown', left, 1),
  ];
};

const ofFacts = (): Figures => {
  const outcomes = ['key-facts-second.json', 'key-facts-third.json'].flatMap((file) =>
    factOutcomes(labelledFacts(file)),
  );
  const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return [more('key facts right', count('right') / outcomes.length, 0.02), less('key facts wrong', count('wrong'))];
};

const ofOverviews = (): Figures => {
  const { lines, readers } = standingAloneLabels();
  const shown = toldAtTheEnd(allDocuments().map(pageOf)).flatMap(shownLines);
  const read = shown.flatMap((text) => lines.find((line) => line.text === text) ?? []);
  const failures = read.reduce((sum, { failedBy }) => sum + failedBy.length, 0);
  return [
    more('overviews: lines as read by strangers', read.length / shown.length, 0.07),
    more('overviews: stand alone', 1 - failures / (read.length * Object.keys(readers).length), 0.01),
  ];
};

/** Of pages that no weight is fitted on. */
const ofSentences = (): Figures => {
  const { pages, best, good } = shownRight(labelledPages().filter(({ half }) => half === 'reported'));
  return [
    more('sentences shown: best', best / pages, 0.02),
    more('sentences shown: best or good', (best + good) / pages, 0.02),
  ];
};

/** Pairs of news pages by an author who had seen no tracker's code. */
const ofNewsPairs = (): Figures => {
  const found = pairFigures(newsPairs.map((pair) => runPair(pair)));
  return [
    more('pairs: first told', found.firstTold, 0),
    more('pairs: news told', found.newsTold, 0),
    more('pairs: told as such', found.asSuch, 0),
    less('pairs: told again', found.toldAgain),
    less('pairs: false changes', found.falseChanges),
    less('pairs: near neighbours told', found.nearTold),
  ];
};

/** Reversals and changes of the corpus told day by day, and the lines of its ledgers. */
const ofWalks = (): Figures => {
  const pages = allDocuments().map(pageOf);
  const days = topicNames.map((name) => walk({ description: topic(name).tracker_description }, pages));
  const found = days.flatMap((walked) => walked.flatMap(({ findings }) => findings.recorded));
  const shown = days.flatMap((walked) => {
    const last = walked.at(-1);
    return last === undefined ? [] : composeState(last.knowledge.claims, Date.parse(last.findings.at)).lines;
  });
  return [
    more('corpus: overruled, of 3', found.filter(({ kind }) => kind !== 'new').length, 0),
    more('corpus: claims', found.length, 4),
    more('corpus: lines of overviews', shown.length, 2),
    more('corpus: remarks on them', shown.flatMap(({ remarks }) => remarks).length, 0),
  ];
};

const LABELS = [
  ofHeadlines,
  ofPairs,
  ofActs,
  ofFeedback,
  ofModel,
  ofLanguages,
  ofTopics,
  ofLines,
  ofFacts,
  ofOverviews,
  ofSentences,
  ofNewsPairs,
  ofWalks,
];

/** Figures of label sets that guided no rule, or of their halves that did not. */
export const labelFigures = (): Figures => LABELS.flatMap((of) => of());
