import { randomBytes } from 'node:crypto';
import { type SentenceJudge, judgeByModel } from '#engine/writing/judge';
import type { LanguageModel } from '#platform/language-model/language-model';

const MARK_BYTES = 8;

/** A mark that no text from outside can know, by which a model tells its instructions from the texts. */
export const newMark = (): string => randomBytes(MARK_BYTES).toString('hex');

export const judgeBy = (model: LanguageModel): SentenceJudge => judgeByModel(model, newMark);
