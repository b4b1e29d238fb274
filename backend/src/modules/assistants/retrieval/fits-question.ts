import type { Language } from '#text/languages/language';
import { givesTotal, givesLength, givesReplacement, givesFutureTime, listsNames } from './answer-type-scores';
import { givesSeveral } from './item-count';
import type { ParsedQuestion } from './parsed-question';
import type { Passage } from './passage';
import { saysRelation } from './says-relation';

type Asks = Pick<
  ParsedQuestion,
  'asksNames' | 'asksComing' | 'asksLength' | 'asksInstead' | 'several' | 'relation' | 'named' | 'counted' | 'asksAll'
>;

/**
 * Whether a passage has what a question asks for besides a kind of thing: names, a future time, a length, several
 * things, an agent.
 */
export const fitsQuestion = (
  { asksNames, asksComing, asksLength, asksInstead, several, relation, named, counted, asksAll }: Asks,
  passage: Passage<unknown>,
  language: Language | null,
): boolean =>
  (!asksNames || listsNames(passage)) &&
  (!asksComing || givesFutureTime(passage, language)) &&
  (!asksLength || givesLength(passage, language)) &&
  (!asksInstead || passage.gives !== undefined || givesReplacement(passage, language)) &&
  (several === null || givesSeveral(passage, several, language)) &&
  (!asksAll || givesTotal(passage, counted, language)) &&
  (relation === null || saysRelation(passage, relation, named, language));
