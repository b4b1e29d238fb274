import { questionLanguage } from '../languages/question-language';
import { asksForReplacement, asksAboutPresent } from '../retrieval/question-patterns';
import { answerByFields } from './answer-by-fields';
import { fieldOfQuestion, withoutNamesIn, withoutComparing, withoutRank } from './compared';
import { laterRates } from './later-rates';
import type { SubjectRecord } from './record';
import type { RecordAnswer } from './record-answer';
import { asksBothDirections } from './trade-direction';
import { compiledRecord } from './with-news';

export const plainAnswer = (part: string, history: readonly string[], record: SubjectRecord): RecordAnswer => {
  const asWhole = answerByFields(part, history, record);
  const rest = withoutRank(asksBothDirections(part, questionLanguage(part)) ? withoutComparing(part) : part);
  return asWhole.kind === 'not_answered' && rest !== part ? answerByFields(rest, history, record) : asWhole;
};

/**
 * Answers by a rate of the record, with what trackers reported about rates since; null if the question asks for
 * something else. A report never replaces the rate, since it alone does not say what came before or after.
 */
export const rateAnswer = (part: string, history: readonly string[], record: SubjectRecord): RecordAnswer | null => {
  const answer = plainAnswer(part, history, compiledRecord(record));
  if (answer.kind !== 'told' && answer.kind !== 'unknown') return null;
  const fact = record.facts.find(({ field }) => field === answer.field);
  if (fact?.knownUntil === undefined) return null;
  const later = laterRates(fact, record);
  const withLater = later.length === 0 ? answer : { ...answer, later };
  if (record.now === null || !asksAboutPresent(part, questionLanguage(part))) return withLater;
  if (withLater.kind === 'unknown') return { ...withLater, now: { words: record.now } };
  const followed = record.facts.find(({ field }) => field === 'surcharge' && field !== answer.field);
  return { ...withLater, now: { words: record.now, since: followed?.statement ?? null } };
};

/** The surcharge, if the question asks what replaced the rate that it or the last question named. */
export const replacedBy = (part: string, history: readonly string[], record: SubjectRecord): RecordAnswer | null => {
  const surcharge = record.facts.find(({ field }) => field === 'surcharge')?.statement;
  if (surcharge == null || !asksForReplacement(part, questionLanguage(part))) return null;
  const mentioned = [part, ...history.slice(-1)].map((text) => fieldOfQuestion(text, [], record));
  return mentioned.includes('tariff') ? { kind: 'told', field: 'surcharge', told: surcharge } : null;
};

/** Answers by the fields of a record. */
const BY_FIELD: ReadonlySet<RecordAnswer['kind']> = new Set<RecordAnswer['kind']>(['told', 'unknown', 'other_year']);

/**
 * Answers a question that names other countries and not this one: the figures of this one would be taken for theirs.
 * Null for any other question, or if their records do not answer it either.
 */
export const answerElsewhere = (part: string, own: RecordAnswer, record: SubjectRecord): RecordAnswer | null => {
  if (record.kind !== 'country' || own.kind === 'quoted' || withoutNamesIn(record.names, part) !== part) return null;
  const others = record.relatedIn(part).map((other) => other.record());
  const [other] = others;
  if (other === undefined) return null;
  const rate = rateAnswer(part, [], other);
  if (!BY_FIELD.has(own.kind) && rate === null && !BY_FIELD.has(plainAnswer(part, [], other).kind)) return null;
  return { kind: 'elsewhere', records: others, answer: others.length > 1 ? null : rate };
};
