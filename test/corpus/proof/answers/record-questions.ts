import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { agencyByName } from '../../../../backend/src/modules/agencies/published';
import { answersFromRecord } from '../../../../backend/src/modules/assistants/records/answer-from-record';
import { agencyRecord } from '../../../../backend/src/modules/assistants/records/compiled/agency-record';
import { countryRecord } from '../../../../backend/src/modules/assistants/records/compiled/country-record';
import {
  countOf,
  dollarsOf,
  roundedOf,
} from '../../../../backend/src/modules/assistants/records/compiled/record-figures';
import type { SubjectRecord } from '../../../../backend/src/modules/assistants/records/record';
import { recordReply } from '../../../../backend/src/modules/assistants/records/record-reply';
import { countryOf } from '../../../../backend/src/modules/countries/published';

type Half = 'tuning' | 'held';

/** A question of `test/corpus/labels/questions.json` about an organisation or a country. */
interface RecordQuestion {
  readonly id: string;
  readonly half: Half;
  readonly over: { readonly organisation?: string; readonly country?: string };
  readonly history: readonly string[];
  readonly question: string;
  readonly kind: 'passage' | 'figure' | 'unanswerable';
  readonly answers: readonly { readonly field: string; readonly value: string | number }[];
}

const recordOf = ({ organisation, country }: RecordQuestion['over']): SubjectRecord | null => {
  const agency = organisation === undefined ? undefined : agencyByName(organisation);
  if (agency !== undefined) return agencyRecord(agency);
  const found = country === undefined ? undefined : countryOf(country);
  return found === undefined ? null : countryRecord(found);
};

/** Of the labels, whose fields are those of the data that they were written over. */
const shownAs = (field: string, value: string | number): string => {
  if (typeof value === 'string')
    // Its note is told in words of our own; what it says is the rate.
    return field === 'reciprocal_tariff_note' ? (/\d+%/.exec(value)?.[0] ?? value) : value;
  if (field === 'annual_budget') return dollarsOf(value);
  if (field.endsWith('_musd')) return roundedOf(value);
  return field.endsWith('_pct') ? `${countOf(value)}%` : countOf(value);
};

export interface Figures {
  readonly answerable: number;
  readonly right: number;
  readonly wrong: number;
  readonly unanswerable: number;
  readonly declined: number;
}

/** Asks the questions of a half. */
export const figuresOf = (half: Half): Figures => {
  const labels = join(__dirname, '..', '..', 'labels', 'questions.json');
  const all = JSON.parse(readFileSync(labels, 'utf8')) as readonly RecordQuestion[];
  const figures = { answerable: 0, right: 0, wrong: 0, unanswerable: 0, declined: 0 };
  for (const { over, history, question, answers, kind } of all.filter((each) => each.half === half)) {
    const record = recordOf(over);
    if (record === null) continue;
    const told = answersFromRecord({ question, history }, record);
    const said = [...recordReply(told, record)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
    const isAnswered = told.some(({ answer: { kind: of } }) => !['not_answered', 'unknown', 'other_year'].includes(of));
    if (kind === 'unanswerable') {
      figures.unanswerable++;
      if (!isAnswered) figures.declined++;
      continue;
    }
    figures.answerable++;
    if (!isAnswered) continue;
    if (answers.some(({ field, value }) => said.includes(shownAs(field, value)))) figures.right++;
    else figures.wrong++;
  }
  return figures;
};
