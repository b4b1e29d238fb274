import type { Candidate, ReadDocument } from '../document';
import { faultOf } from '../sentences/form';
import { datesIn, days, type NamedDate } from '../words/dates';
import { figuresIn, type Figure } from '../words/figures';
import { covered, cosine } from '../words/likeness';
import { namesIn } from '../words/names';
import { tokens, wordCount } from '../words/stems';
import { stopWords } from '../words/stop-words';
import {
  alsoPlurals,
  connectives,
  eventsUnderWay,
  eventVerbs,
  exhortation,
  imperatives,
  openingPronouns,
  ownNames,
  praise,
} from './event-words';
import * as patterns from './patterns';

/** What a document tells about itself, gathered once for all its sentences. */
export interface Context {
  readonly document: ReadDocument;
  /** Stems of the bare title. */
  readonly title: ReadonlySet<string>;
  /** Stems of the description's clauses, aliases included. */
  readonly asked: ReadonlySet<string>;
  /** The stems the document comes back to most. */
  readonly centre: ReadonlySet<string>;
  /** The page's date, or the run's where it gives none. */
  readonly at: number;
  /** Whether the lists of English verbs can tell an event from none. */
  readonly english: boolean;
  /** Whether it marks a day or an anniversary. */
  readonly ceremony: boolean;
}

/** A sentence that could be told, with its worth. */
export interface Ranked {
  readonly sentence: Candidate;
  readonly score: number;
  /** Marks against it, by name; a second sentence may have none. */
  readonly penalties: readonly string[];
  readonly figures: readonly Figure[];
  readonly addsDate: boolean;
}

interface Sight extends Context {
  readonly sentence: Candidate;
  readonly text: string;
  readonly words: readonly string[];
  readonly length: number;
  readonly figures: readonly Figure[];
  readonly dates: readonly (NamedDate & { readonly offset: number })[];
  readonly names: ReadonlySet<string>;
  /** Its place among the sentences that are whole. */
  readonly order: number;
  /** Whether something before it in the page was no sentence to tell. */
  readonly afterRefused: boolean;
  readonly event: boolean;
  /** It is under way, or will come to pass on a day that is named. */
  readonly happening: boolean;
  readonly firstPersonActs: boolean;
}

interface Weight {
  readonly name: string;
  readonly weight: number;
  readonly why: string;
  /** 0 to 1, or whether it applies. */
  readonly of: (sight: Sight) => number | boolean;
}

const COMPLETE =
  /^(?:is|are|was|were|be|been|being|has|have|had|having|hereby|officially|formally|today|also|successfully|publicly)$/i;
const AFTER_PARTICIPLE = /^(?:by|under|pursuant)$/i;
const AFTER_PLURAL_PARTICIPLE = /^(?:in|on|for|against|from|to|at|within|as)$/i;

const DETERMINER =
  /^(?:the|an?|its|his|her|their|our|this|that|these|those|any|all|each|such|no|some|certain|other|more|newly|recently)$/i;

const isReducedClause = (words: readonly string[], at: number): boolean =>
  /(?:ed|en|ut|ft|ld|nt|st|wn|un|ck)$/.test(words[at] ?? '') &&
  (AFTER_PARTICIPLE.test(words[at + 1] ?? '') ||
    (AFTER_PLURAL_PARTICIPLE.test(words[at + 1] ?? '') && /[^s]s$/.test(words[at - 1] ?? ''))) &&
  !COMPLETE.test(words[at - 1] ?? '') &&
  !/^\p{Lu}/u.test(words[at - 1] ?? '');

/** `duties imposed by` and `the proposed rule` tell nothing; `imposed duties` and `was imposed by` do. */
const isParticiple = (words: readonly string[], at: number): boolean =>
  DETERMINER.test(words[at - 1] ?? '') || isReducedClause(words, at);

/** `the launches`, `new rules`: a plural, where `Order directs` is a verb. */
const isPlural = (words: readonly string[], at: number): boolean => {
  if (!alsoPlurals.has(words[at] ?? '')) return false;
  const before = words[at - 1] ?? '';
  return !(
    /^\p{Lu}/u.test(before) ||
    ownNames.has(before.toLowerCase()) ||
    COMPLETE.test(before) ||
    /^(?:it|which|that|also)$/i.test(before)
  );
};

/** In the first two thirds, where a main verb stands; `has established` is one wherever it stands. */
const tellsEvent = (words: readonly string[]): boolean => {
  const limit = Math.ceil((words.length * 2) / 3);
  for (let at = 1; at < words.length; at++) {
    if (at >= limit && !/^(?:has|have)$/.test(words[at - 1] ?? '')) continue;
    const word = (words[at] ?? '').toLowerCase();
    if (eventVerbs.has(word) && !/^\p{Lu}/u.test(words[at] ?? '') && !isParticiple(words, at) && !isPlural(words, at))
      return !/^(?:to|will|would|could|should|may|might|can|must|not|never)$/i.test(words[at - 1] ?? '');
  }
  return false;
};

const isUnderWay = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      /^(?:is|are|am)$/.test(word) &&
      (eventsUnderWay.has(words[at + 1] ?? '') || eventsUnderWay.has(words[at + 2] ?? '')),
  );

const share = (count: number, full: number): number => Math.min(1, count / full);

const lastYear = (at: number): number => Date.UTC(new Date(at).getUTCFullYear() - 1, 0, 1);
const comesAfter = (dates: Sight['dates'], at: number): boolean =>
  dates.some((date) => date.from > at && date.from < at + days(1200));
const isComing = (sight: Sight): boolean => comesAfter(sight.dates, sight.at);
const isRecent = (sight: Sight): boolean => sight.dates.some((date) => date.to >= sight.at - days(7));

const TAIL_BLOCKS = 3;
const SHORTEST_WITH_TAIL = 9;

/** In the last paragraphs of a page of some length. */
const isTail = ({ document, sentence }: Sight): boolean =>
  document.blocks.length >= SHORTEST_WITH_TAIL && sentence.block >= document.blocks.length - TAIL_BLOCKS;

/** What speaks for a sentence. Any of these may shift by two fifths without changing what is told (a prototype tried). */
const merits: readonly Weight[] = [
  {
    name: 'title',
    weight: 3,
    why: 'A title is the best summary there is.',
    of: (s) => covered(s.title, s.sentence.stems),
  },
  { name: 'lead', weight: 1.6, why: 'News stands first.', of: (s) => (s.order > 0 ? 0 : s.afterRefused ? 0.25 : 1) },
  { name: 'early', weight: 1, why: 'And what it means stands next.', of: (s) => 1 / (1 + 0.25 * s.order) },
  { name: 'asked', weight: 1.2, why: 'The reader asked for this.', of: (s) => covered(s.asked, s.sentence.stems) },
  { name: 'event', weight: 1.4, why: 'Something happened.', of: (s) => s.event },
  { name: 'under way', weight: 0.8, why: 'Something is happening.', of: (s) => !s.event && s.happening },
  { name: 'acts', weight: 1.6, why: 'The document says what it does.', of: (s) => patterns.acts.test(s.text) },
  { name: 'enacts', weight: 1, why: 'Its author does it in so many words.', of: (s) => s.firstPersonActs },
  { name: 'reversal', weight: 0.8, why: 'Something ends.', of: (s) => patterns.reversal.test(s.text) },
  { name: 'takes effect', weight: 0.6, why: 'Something begins to hold.', of: (s) => patterns.takesEffect.test(s.text) },
  {
    name: 'policy',
    weight: 2.2,
    why: 'What an order is for: half of a headline where it says what the title says, else a preamble.',
    of: (s) => (patterns.statesPolicy.test(s.text) ? (1 + covered(s.title, s.sentence.stems)) / 2 : 0),
  },
  { name: 'today', weight: 0.8, why: 'It happened now.', of: (s) => patterns.today.test(s.text) },
  {
    name: 'figure',
    weight: 0.9,
    why: 'A figure is a fact.',
    of: (s) => s.figures.some((figure) => figure.kind !== 'date'),
  },
  { name: 'date', weight: 0.4, why: 'So is a date.', of: (s) => s.dates.length > 0 && isRecent(s) },
  { name: 'coming', weight: 0.4, why: 'Most of all one to come.', of: isComing },
  { name: 'names', weight: 0.4, why: 'Somebody did it.', of: (s) => s.names.size >= 2 },
  {
    name: 'centre',
    weight: 1,
    why: 'It is about what the page is about.',
    of: (s) => cosine(s.sentence.stems, s.centre),
  },
];

/** What speaks against it. */
const faults: readonly Weight[] = [
  {
    name: 'pronoun',
    weight: 1.6,
    why: 'Nobody knows who alone.',
    of: (s) =>
      openingPronouns.has((s.words[0] ?? '').toLowerCase()) &&
      !patterns.statesPolicy.test(s.text) &&
      !/^(?:This|These) (?:\w+ ){0,3}(?:notice|rule|order|proclamation|guidance|document|memorandum)\b/.test(s.text),
  },
  {
    name: 'first person',
    weight: 1.6,
    why: 'A speech, not a report.',
    of: (s) => !s.firstPersonActs && patterns.firstPerson.test(s.text.replace(patterns.aside, '')),
  },
  {
    name: 'recital',
    weight: 1.5,
    why: 'Grounds and forms of enactment.',
    of: (s) => !s.firstPersonActs && (patterns.recital.test(s.text) || patterns.citation.test(s.text)),
  },
  {
    name: 'old years',
    weight: 2.2,
    why: 'History.',
    of: (s) => s.dates.length > 0 && s.dates.every((date) => date.to < lastYear(s.at)),
  },
  {
    name: 'connective',
    weight: 1.2,
    why: 'Leans on the sentence before.',
    of: (s) =>
      !s.firstPersonActs && (connectives.has((s.words[0] ?? '').toLowerCase()) || patterns.leaning.test(s.text)),
  },
  { name: 'one case', weight: 1, why: 'Not the rule, but a case of it.', of: (s) => patterns.oneCase.test(s.text) },
  { name: 'points back', weight: 0.8, why: 'So does this.', of: (s) => patterns.pointsBack.test(s.text) },
  {
    name: 'background',
    weight: 1.2,
    why: 'Sets a scene.',
    of: (s) => patterns.lookingBack.test(s.text) || (patterns.background.test(s.text) && !isRecent(s)),
  },
  {
    name: 'ceremony',
    weight: 2.6,
    why: 'Marks a day, and tells nothing new.',
    of: (s) => s.ceremony || patterns.anniversary.test(s.text),
  },
  {
    name: 'elsewhere',
    weight: 1.8,
    why: 'What it says stands in an annex.',
    of: (s) => patterns.elsewhere.test(s.text),
  },
  { name: 'quote', weight: 1.2, why: 'Somebody talking.', of: (s) => patterns.quoteOpening.test(s.text) },
  { name: 'thanks', weight: 2, why: 'Courtesy.', of: (s) => patterns.thanks.test(s.text) },
  { name: 'exhortation', weight: 1, why: 'What ought to be, not what is.', of: (s) => exhortation.test(s.text) },
  {
    name: 'praise',
    weight: 0.9,
    why: 'Says nothing.',
    of: (s) => share(s.words.filter((word) => praise.has(word.toLowerCase())).length, 2),
  },
  {
    name: 'slogan',
    weight: 0.9,
    why: 'Whom it is good for, says its author.',
    of: (s) => patterns.slogan.test(s.text),
  },
  { name: 'winding', weight: 0.6, why: 'Comes to the point late.', of: (s) => patterns.winding.test(s.text) },
  { name: 'promise', weight: 0.9, why: 'Nothing has happened yet.', of: (s) => patterns.promise.test(s.text) },
  {
    name: 'imperative',
    weight: 0.9,
    why: 'An item of a list, without its subject.',
    of: (s) => imperatives.has((s.words[0] ?? '').toLowerCase()),
  },
  {
    name: 'old dates',
    weight: 0.8,
    why: 'Told before.',
    of: (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s),
  },
  {
    name: 'no event',
    weight: 1.6,
    why: 'Nothing happens in it.',
    of: (s) =>
      s.english &&
      !s.event &&
      !s.happening &&
      !patterns.acts.test(s.text) &&
      !s.firstPersonActs &&
      !patterns.reversal.test(s.text) &&
      !patterns.takesEffect.test(s.text) &&
      !patterns.statesPolicy.test(s.text),
  },
  { name: 'short', weight: 0.8, why: 'Too little to stand alone.', of: (s) => s.length < 9 },
  { name: 'long', weight: 0.5, why: 'Hard to read.', of: (s) => s.length > 36 },
  { name: 'very long', weight: 0.5, why: 'Harder still.', of: (s) => s.length > 48 },
  { name: 'tail', weight: 1.2, why: 'Footers stand last.', of: (s) => isTail(s) },
  { name: 'cut word', weight: 0.3, why: 'Printed over two lines.', of: (s) => patterns.cutWord.test(s.text) },
];

const CENTRE_STEMS = 25;

const centreOf = (document: ReadDocument): ReadonlySet<string> =>
  new Set(
    [...document.gate.counts]
      .filter(([, count]) => count > 1)
      .sort((a, b) => b[1] - a[1])
      .slice(0, CENTRE_STEMS)
      .map(([stem]) => stem),
  );

const LANGUAGE_SAMPLE = 200;
const LEAST_FUNCTION_WORDS = 0.2;

/** In English prose two words of five are function words; a language that shares some of them stays far below half of that. */
const isEnglish = (document: ReadDocument): boolean => {
  const sample: string[] = [];
  for (const { text } of document.sentences) {
    if (sample.length >= LANGUAGE_SAMPLE) break;
    sample.push(...tokens(text));
  }
  return sample.filter((word) => stopWords.has(word.toLowerCase())).length >= LEAST_FUNCTION_WORDS * sample.length;
};

export const contextOf = (
  document: ReadDocument,
  title: ReadonlySet<string>,
  asked: ReadonlySet<string>,
  now: number,
): Context => ({
  document,
  title,
  asked,
  centre: centreOf(document),
  at: document.publishedAt ?? now,
  english: isEnglish(document),
  ceremony: patterns.ceremonialTitle.test(document.page.title),
});

const sightOf = (context: Context, sentence: Candidate, order: number, afterRefused: boolean): Sight => {
  const { text } = sentence;
  const words = tokens(text);
  const dates = datesIn(text, context.at);
  return {
    ...context,
    sentence,
    text,
    words,
    length: wordCount(text),
    figures: figuresIn(text, context.at, dates),
    dates,
    names: namesIn(text),
    order,
    afterRefused,
    event: tellsEvent(words),
    happening: isUnderWay(words) || (patterns.willHappen.test(text) && comesAfter(dates, context.at)),
    firstPersonActs: patterns.enactedFirstPerson.test(text),
  };
};

const sum = (weights: readonly Weight[], sight: Sight): number =>
  weights.reduce((total, { weight, of }) => total + weight * Number(of(sight)), 0);

/** Does a line say that something was done, where others say what is aimed at? */
export const tellsAnAct = (text: string): boolean =>
  tellsEvent(tokens(text)) ||
  patterns.acts.test(text) ||
  patterns.enactedFirstPerson.test(text) ||
  patterns.reversal.test(text);

/** May a sentence be told at all? Whole, and neither a form of law nor about its own page. */
const isTellable = (sentence: Candidate): boolean =>
  faultOf(sentence) === null && !patterns.veto.test(sentence.text) && !patterns.ofThePage.test(sentence.text);

/** Every sentence of a document that may be told, the best first. */
export const rank = (context: Context): readonly Ranked[] => {
  const ranked: Ranked[] = [];
  let refused = false;
  for (const sentence of context.document.sentences) {
    if (!isTellable(sentence)) {
      refused = true;
      continue;
    }
    const sight = sightOf(context, sentence, ranked.length, refused);
    const against = faults.filter(({ of }) => Number(of(sight)) > 0);
    ranked.push({
      sentence,
      score: sum(merits, sight) - sum(against, sight),
      penalties: against.map(({ name }) => name),
      figures: sight.figures,
      addsDate: isComing(sight),
    });
  }
  return ranked.sort((a, b) => b.score - a.score || a.sentence.place - b.sentence.place);
};
