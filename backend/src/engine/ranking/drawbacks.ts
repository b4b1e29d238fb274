import * as news from '#text/languages/english/news';
import * as praise from '#text/languages/english/praise';
import * as recitals from '#text/languages/english/recitals';
import { argues } from './says-little';
import { lacksSubstance } from './substance';
import { isComing, isRecent, type Features } from './features';
import type { Weight } from './weights';

const isPurpose = ({ text }: Features): boolean => news.statesPolicy.test(text) || argues(text);

/** `The Act abolishes the Rail Board. It creates an agency that …`: by itself, the first reads as if there were nothing now. */
const isHalfTold = ({ document, sentence, text }: Features): boolean => {
  const next = document.sentences[sentence.place + 1];
  return next?.block === sentence.block && recitals.repealsOnly.test(text) && recitals.replaces.test(next.text);
};

/**
 * Drawbacks of sentences that tell the event. They affect the order of sentences above the threshold, not the threshold
 * itself: without a clearer one, the dry one is told.
 */
export const drawbacks: readonly Weight[] = [
  {
    name: 'unfit',
    weight: 1.2,
    why: 'An editor would not print it by itself; see fitness.ts.',
    of: (s) => !s.isFit(),
  },
  {
    name: 'winding on',
    weight: 1.5,
    why: 'Its first line says nothing, but cards and lists show only that.',
    of: (s) => s.length > 36 && praise.winding.test(s.text),
  },
  {
    name: 'preamble',
    weight: 2,
    why: 'What led to the act that its page itself performs.',
    of: (s) => s.dates.length > 0 && !isRecent(s) && !isComing(s) && s.hasOwnAct(),
  },
  {
    name: 'purpose',
    weight: 3,
    why: 'What an order is for, where it also says who has to do what.',
    of: (s) => isPurpose(s) && s.hasRule(),
  },
  {
    name: 'empty order',
    weight: 2,
    why: 'Somebody has to take appropriate steps: which, it does not say.',
    of: (s) => news.orders.test(s.text) && lacksSubstance(s.text),
  },
  {
    name: 'half told',
    weight: 3,
    why: 'What takes the place of what it ends stands in the next sentence.',
    of: isHalfTold,
  },
  {
    name: 'technique',
    weight: 1.2,
    why: 'How a law’s text is amended, not what the amendment does.',
    of: (s) => recitals.technique.test(s.text),
  },
];
