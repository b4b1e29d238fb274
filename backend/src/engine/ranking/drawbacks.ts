import * as news from '#text/languages/english/news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { argues } from './says-little';
import { lacksSubstance } from './substance';
import { isComing, isRecent, type Features } from './features';
import type { Weight } from './weights';

const isPurpose = ({ text }: Features): boolean => news.statesPolicy.test(text) || argues(text);

/**
 * Whether a sentence reports half of a change: `The Act abolishes the Rail Board. It creates an agency that …`. By itself, the
 * first sentence reads as if nothing replaced the board.
 */
const isHalfReported = ({ page: { document }, sentence, text }: Features): boolean => {
  const next = document.sentences[sentence.index + 1];
  return next?.block === sentence.block && recitals.bareRepeal.test(text) && recitals.replaces.test(next.text);
};

/**
 * Drawbacks of sentences that report the event. They only affect the order of sentences that reach the threshold: a dry sentence
 * is published if there is no better one.
 */
export const drawbacks: readonly Weight[] = [
  // Cannot be printed by itself; see fitness.ts.
  { name: 'unfit', weight: 1.2, of: (s) => !s.isFit() },
  // Cards and lists only show the first line, which says nothing.
  { name: 'winding on', weight: 1.5, of: (s) => s.length > 36 && praise.winding.test(s.text) },
  // Background of the act that the page itself performs.
  { name: 'preamble', weight: 2, of: (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s) && s.page.hasOwnAct() },
  // The purpose of an order that also says who has to do what.
  { name: 'purpose', weight: 3, of: (s) => isPurpose(s) && s.page.hasRule() },
  // Asks for appropriate steps without saying which.
  { name: 'empty order', weight: 2, of: (s) => news.orders.test(s.text) && lacksSubstance(s.text) },
  // The next sentence says what replaces the thing that this one ends.
  { name: 'half told', weight: 3, of: isHalfReported },
  // Describes how a law’s text is amended, not the effect.
  { name: 'technique', weight: 1.2, of: (s) => recitals.technique.test(s.text) },
];
