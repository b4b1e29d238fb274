import type { CandidateSentence } from '../document';
import type { RunPage, Run } from '../run';

/** Whether a sentence may be published apart from its wording: it is new on its page, not boilerplate, and not refused by the owner. */
export const mayBePublished = (run: Run, runPage: RunPage, sentence: CandidateSentence): boolean =>
  runPage.isOpen(sentence.block) &&
  !run.isBoilerplate(runPage, runPage.titleStems, sentence) &&
  run.verdicts.against(sentence) === undefined;
