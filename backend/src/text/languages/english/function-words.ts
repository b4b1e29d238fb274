import { wordList, setOf } from '../patterns';
import { weekdays } from './calendar';

/** Function words. Contractions lack their apostrophe because tokens are split there. */
export const stopWords: ReadonlySet<string> = setOf(`
  a about above after again against all also although am an and another any are aren as at be because been before being
  below between both but by can cannot could couldn did didn do does doesn doing don down during each either else etc even
  ever every few for from further had hadn has hasn have haven having he her here hers herself him himself his how however
  if in including into is isn it its itself just ll many may me might more most much must my myself near nearly neither no
  nor not now of off on once one only onto or other our ours ourselves out over own per rather re same shall she should
  shouldn since so some such than that the their theirs them themselves then there therefore these they this those through
  thus to together too toward towards under until up upon us ve very via was wasn we well were weren what when where whether
  which while who whom whose why will with within without won would wouldn yet you your yours yourself yourselves
`);

/** Capitalised words that are not part of a name. */
export const commonCapitals: ReadonlySet<string> = new Set([
  ...weekdays,
  ...wordList('today yesterday tomorrow president order executive section sec'),
]);
