import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { type TopicRecords, recordAnswer } from '#modules/assistants/published';
import type { RateLimits } from '#platform/http/limits/rate-limits';
import { type Tool, tool } from '../tool';
import { question, resultOfReply, tooManyQuestions } from './asking-tools';

const name = z.string().trim().min(1).max(200);

/** A question to the record of an agency. */
export const askAgencyTool = (records: TopicRecords, limits: RateLimits): Tool =>
  tool({
    name: 'ask_agency',
    title: 'Ask about an agency',
    description:
      'Answers a question about a federal agency of the United States from its record: what it does, headcount, budget, leader, what it is part of, and the last news of it. Each figure has its source and date; what is not known is said to be so.',
    input: z.object({
      agency: name.describe('Its name, abbreviation or alias: “Department of Energy”, “NASA”.'),
      question,
    }),
    writes: false,
    async run({ agency, question: question }, { caller, context }) {
      const refused = await tooManyQuestions(limits, caller);
      if (refused !== null) return refused;
      const record = await records.ofAgency(agency, context.now);
      return record === undefined
        ? refuse('NOT_FOUND', 'No agency with this name is known. Try its full name or its abbreviation.')
        : resultOfReply(recordAnswer(record, { question: question, history: [] }));
    },
  });

/** A question to the record of a country. */
export const askCountryTool = (records: TopicRecords, limits: RateLimits): Tool =>
  tool({
    name: 'ask_country',
    title: 'Ask about a country',
    description:
      'Answers a question about a country’s goods trade with the United States and its reciprocal tariff from its record, and the last news of them. Each figure has its source and date; what is not known is said to be so.',
    input: z.object({
      country: name.describe('Its English name, or its ISO 3166-1 code: “Laos”, “LA”.'),
      question,
    }),
    writes: false,
    async run({ country, question: question }, { caller, context }) {
      const refused = await tooManyQuestions(limits, caller);
      if (refused !== null) return refused;
      const record = await records.ofCountry(country, context.now);
      return record === undefined
        ? refuse('NOT_FOUND', 'No country with this name is known. Try its English name or its code.')
        : resultOfReply(recordAnswer(record, { question: question, history: [] }));
    },
  });
