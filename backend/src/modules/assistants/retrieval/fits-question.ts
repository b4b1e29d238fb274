import type { Language } from '#text/languages/language';
import { countsAll, givesLength, givesReplacement, givesTimeToCome, listsNames } from './answer-type-scores';
import type { ParsedQuestion } from './parsed-question';
import type { Passage } from './passage';
import { saysRelation } from './says-relation';
import { givesSeveral } from './several';

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
  (!asksComing || givesTimeToCome(passage, language)) &&
  (!asksLength || givesLength(passage, language)) &&
  (!asksInstead || passage.gives !== undefined || givesReplacement(passage, language)) &&
  (several === null || givesSeveral(passage, several, language)) &&
  (!asksAll || countsAll(passage, counted, language)) &&
  (relation === null || saysRelation(passage, relation, named, language));
