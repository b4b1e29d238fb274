import type { Candidate } from '../document';
import type { Reading, Run } from '../run';

/** Whether nothing but its wording speaks against telling a sentence: it is new on its page, and neither furniture nor refused by the owner. */
export const mayBeTold = (run: Run, reading: Reading, sentence: Candidate): boolean =>
  reading.isOpen(sentence.block) &&
  !run.isBoilerplate(reading, reading.titleStems, sentence) &&
  run.verdicts.against(sentence) === undefined;
