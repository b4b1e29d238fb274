import * as news from '#text/languages/english/news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { argues } from './says-little';
import { lacksSubstance } from './substance';
import { isComing, isRecent, type Features } from './features';
import type { Weight } from './weights';

const isPurpose = ({ text }: Features): boolean => news.statesPolicy.test(text) || argues(text);

/** `The Act abolishes the Rail Board. It creates an agency that …`: by itself, the first reads as if there were nothing now. */
const isHalfTold = ({ page: { document }, sentence, text }: Features): boolean => {
  const next = document.sentences[sentence.place + 1];
  return next?.block === sentence.block && recitals.repealsOnly.test(text) && recitals.replaces.test(next.text);
};

/**
 * Drawbacks of sentences that tell the event. They affect the order of sentences above the threshold, not the threshold
 * itself: without a clearer one, the dry one is told.
 */
export const drawbacks: readonly Weight[] = [
  // An editor would not print it by itself; see fitness.ts.
  { name: 'unfit', weight: 1.2, of: (s) => !s.isFit() },
  // Its first line says nothing, but cards and lists show only that.
  { name: 'winding on', weight: 1.5, of: (s) => s.length > 36 && praise.winding.test(s.text) },
  // What led to the act that its page itself performs.
  { name: 'preamble', weight: 2, of: (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s) && s.page.hasOwnAct() },
  // What an order is for, where it also says who has to do what.
  { name: 'purpose', weight: 3, of: (s) => isPurpose(s) && s.page.hasRule() },
  // Somebody has to take appropriate steps: which, it does not say.
  { name: 'empty order', weight: 2, of: (s) => news.orders.test(s.text) && lacksSubstance(s.text) },
  // What takes the place of what it ends stands in the next sentence.
  { name: 'half told', weight: 3, of: isHalfTold },
  // How a law’s text is amended, not what the amendment does.
  { name: 'technique', weight: 1.2, of: (s) => recitals.technique.test(s.text) },
];
