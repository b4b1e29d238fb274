import { figuresIn } from '#text/words/figures';
import * as empty from '#text/languages/english/substance';
import { signsMeasure } from '#text/languages/english/news';
import { eventVerbs, imperatives } from '#text/languages/english/event-words';
import { wordCount } from '#text/words/stems';
import { bracketedAfterSpace, quotation } from '#text/words/quotations';
import { hasContent } from './says-little';

/** `announced agreement on a framework for trade`: that parties agree, but none of the terms. */
const onlyAgrees = (text: string): boolean => {
  const { rest } = empty.agreement.exec(text.replace(quotation, '“”').replace(bracketedAfterSpace, ''))?.groups ?? {};
  return rest !== undefined && !hasContent(rest.replace(empty.significance, ''));
};

/** `directs the minister to spearhead coordination with agencies` */
const onlyCoordinates = (text: string): boolean => {
  const match = empty.workingTogether.exec(text);
  return match !== null && !empty.outcome.test(text.slice(match.index + match[0].length));
};

/** `signed an order to protect growers`, without a figure: what it is for, not what it does. */
const onlyPurpose = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  return (
    match !== null && empty.purpose.test(text.slice(match.index + match[0].length)) && figuresIn(text, 0).length === 0
  );
};

/** `signed an order eliminating harmful policies`, without a figure: which, it does not say. */
const onlyJudged = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  return (
    match !== null &&
    empty.judgedThing.test(text.slice(match.index + match[0].length)) &&
    figuresIn(text, 0).length === 0
  );
};

/** `launching a bold initiative that aims to accelerate breakthroughs`, without a figure or a day. */
const onlyAims = (text: string): boolean => empty.onlyAim.test(text) && figuresIn(text, 0).length === 0;

/** `The minister congratulated the crew.` */
const onlyCourteous = (text: string): boolean => {
  const at = text.search(empty.courtesy);
  return at >= 0 && !empty.reportsBefore.test(text.slice(0, at));
};

/** `direct loans (12 U.S.C. 635)`: powers with where each is granted. */
const GRANTED = /\(\d+ (?:U\.S\.C\.|C\.F\.R\.|CFR|USC) ?\d/g;
const MANY_GRANTED = 2;

const LONG = 36;
/** `, expedite permitting and reviews`: one of several things that somebody is to do. */
const FURTHER_AIM = /, (?:and )?(\p{Ll}+) /gu;
const MANY_AIMS = 3;

const isBareVerb = (word: string): boolean =>
  imperatives.has(word) || ['s', 'es', 'd', 'ed'].some((ending) => eventVerbs.has(word + ending));

/** A long list of what somebody is to do, without a figure. */
const listsAims = (text: string): boolean =>
  wordCount(text) > LONG &&
  figuresIn(text, 0).length === 0 &&
  [...text.matchAll(FURTHER_AIM)].filter(([, word = '']) => isBareVerb(word)).length >= MANY_AIMS;

/**
 * Whether a line can be understood and still leaves out what matters: the terms of what is agreed, what comes of working together
 * or of an effort, what is done in detail.
 */
export const lacksSubstance = (text: string): boolean =>
  onlyAgrees(text) ||
  onlyCoordinates(text) ||
  onlyPurpose(text) ||
  onlyJudged(text) ||
  onlyCourteous(text) ||
  onlyAims(text) ||
  empty.effort.test(text) ||
  empty.asAppropriate.test(text) ||
  [...text.matchAll(GRANTED)].length >= MANY_GRANTED ||
  listsAims(text);
