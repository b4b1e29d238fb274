import { knownNouns } from '../proposing/health-words';
import { isMedicine } from '../proposing/names';
import { KINDS, SYMPTOM } from './question-words';

const MEDICAL_OPENING =
  /^(?:(?:and|but|so|please|y) )*(?:should|shall|can i|can you|could|may i|might|must|is (?:it|this|that|my|the)|are (?:my|these|those)|am i|do i (?:have|need)|does|will|would|why|what (?:should|could|does .* mean|can i|causes?)|how (?:do i|should|can i|much .* (?:can|should|may) i|many .* (?:can|should|may) i)|por qué|debo|debería|puedo|podría|es normal|es (?:grave|peligroso|malo)|tengo que|qué (?:debo|puedo|significa)|soll(?:te)? ich|darf ich|kann ich|muss ich|brauche ich|kann (?:das|es)|könnte|ist (?:das|es|der|die|mein\p{L}*|blut)|sind (?:das|die|mein\p{L}*)|warum|wieso|weshalb|woher|wovon|was (?:soll|kann|darf|muss|hilft|bedeute\p{L}*|heißt)|wie viele? .* (?:darf|soll|sollte|kann|muss) ich)(?!\p{L})/u;
/** Words for what only a doctor judges, medical even in a question without a telling opening. */
export const MEDICAL_WORDS =
  /(?<!\p{L})(?:dose|dosage|overdose|diagnos\w+|cause[sd]?|side effects?|interact\w*|safe|normal|dangerous|serious|cancer|disease|infection|appendix|appendicitis|piles|h(?:a)?emorrhoids|colitis|crohn'?s?|ibs|ibd|flare|treatment|cure|prescri\w+|dosis|enfermedad|grave|peligros[oa]|cáncer|apendicitis|almorranas|hemorroides|tratamiento|blood|sangre|blut|dosierung|diagnose|ursache\p{L}*|(?:neben|wechsel)wirkung\p{L}*|gefährlich|krebs|krankheit|infektion|entzündung|blinddarm\p{L}*|hämorrhoiden|behandlung|heilung)(?!\p{L})/u;

const isOfHealth = (text: string): boolean =>
  MEDICAL_WORDS.test(text) ||
  SYMPTOM.test(text) ||
  KINDS.some(([kind, pattern]) => ['stool', 'pain', 'medication', 'symptom'].includes(kind) && pattern.test(text)) ||
  text.split(' ').some((word) => isMedicine(word)) ||
  knownNouns(text).some(({ kind }) => kind === 'medicine' || kind === 'symptom');

/** Asks for what was recorded: a count, a day, a reading. */
const RECORD_OPENING =
  /^(?:(?:and|but|so|please|y|und) )*(?:how (?:many|often|long|was|were)|(?:on )?(?:which|what) (?:days?|type)|when|since when|compare|cuánt|cuándo|desde cuándo|wie (?:oft|viele?|lange|war|waren)|wann|seit wann|an welche[mnrs]?|welche[nrs]?|zeige? mir|(?:was )?(?:habe?|hatte) ich)/u;

/** Whether a question that nothing else is known of is one for a doctor rather than one of the record that was not understood. */
export const isForDoctor = (text: string): boolean => MEDICAL_WORDS.test(text) && !RECORD_OPENING.test(text);

/** Whether a question about health asks for a judgement, a cause or advice. */
export const isMedical = (text: string): boolean => MEDICAL_OPENING.test(text) && isOfHealth(text);
