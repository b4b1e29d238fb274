import { anyLanguage, asWords } from '../languages/diary-languages';
import { isMedicine } from '../proposing/diary-names';
import { knownNouns } from '../proposing/health-words';
import { KINDS, SYMPTOM_ASKED_FOR } from './asking-words';

const MEDICAL_OPENING = new RegExp(
  `^(?:(?:${anyLanguage(({ questions }) => questions.medicalGreetings)}) )*(?:${anyLanguage(({ questions }) => questions.medicalOpenings)})(?!\\p{L})`,
  'u',
);
/**
 * Words for what only a doctor can judge. They make a question medical even if it does not begin like a medical one.
 */
export const MEDICAL_WORDS = asWords(anyLanguage(({ questions }) => questions.medical));

const isOfHealth = (text: string): boolean =>
  MEDICAL_WORDS.test(text) ||
  SYMPTOM_ASKED_FOR.test(text) ||
  KINDS.some(([kind, pattern]) => ['stool', 'pain', 'medication', 'symptom'].includes(kind) && pattern.test(text)) ||
  text.split(' ').some((word) => isMedicine(word)) ||
  knownNouns(text).some(({ kind }) => kind === 'medicine' || kind === 'symptom');

/** Matches the beginning of a question about what was recorded: a count, a day, a reading. */
const RECORD_OPENING = new RegExp(
  `^(?:(?:${anyLanguage(({ questions }) => questions.recordGreetings)}) )*(?:${anyLanguage(({ questions }) => questions.recordOpenings)})`,
  'u',
);

/**
 * Whether a question that no rule understood is a medical one, to be referred to a doctor, rather than one about the
 * record.
 */
export const isForDoctor = (text: string): boolean => MEDICAL_WORDS.test(text) && !RECORD_OPENING.test(text);

/** Whether a question about health asks for a judgement, a cause or advice. */
export const isMedical = (text: string): boolean => MEDICAL_OPENING.test(text) && isOfHealth(text);
