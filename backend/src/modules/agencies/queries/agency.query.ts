import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { trackerOfAgency } from '#modules/subjects/published';
import type { ViewOf } from '#platform/http/answers/answer-schemas';
import { readRoute } from '#platform/http/routes/read-route';
import { agencyTopic } from '../agency-topic';
import { type Agency, type PublishedValue, agencyOf } from '../reference/agency-records';
import { agencyInBranch } from './executive-branch.query';

const source = z
  .strictObject({
    name: z.string(),
    url: z
      .string()
      .nullable()
      .describe('The page that shows what is cited; null for what was written here, and where none is recorded.'),
    site: z.string().nullable().describe('The publisher’s site, where only that is recorded.'),
  })
  .meta({ id: 'AgencySource' });

const asOf = z.string().describe('A day, or a fiscal year such as `FY2025`.');
const recorded = <Value extends z.ZodType>(value: Value) => z.strictObject({ value, as_of: asOf, source });

const agencyAnswer = agencyInBranch
  .omit({ parent: true, aliases: true, leader: true })
  .extend({
    display_name: z.string().describe('With the abbreviation in brackets.'),
    parent: z.strictObject({ slug: z.string(), name: z.string() }).nullable(),
    description: z.strictObject({
      value: z.string(),
      source,
      notes: z
        .array(z.strictObject({ value: z.string(), source }))
        .describe('Further sentences, each with a source of its own.'),
    }),
    headcount: recorded(z.int()).nullable().describe('Civilian employees on board; null if it is not known.'),
    annual_budget: recorded(z.int().describe('USD.'))
      .extend({ basis: z.string().describe('Amounts on different bases cannot be compared.') })
      .nullable(),
    current_leader: recorded(z.string()).nullable(),
    nominee: recorded(z.string())
      .extend({ office: z.string() })
      .nullable()
      .describe('Whom the Senate was asked to confirm, and when, where it is not known who leads it.'),
    tracker_description: z.string().describe('A topic for a tracker of it.'),
    uid: z.string().describe('Of its tracker, which belongs to the system.'),
  })
  .meta({ id: 'Agency' });

const withDate = <Value>({ value, asOf: day, source: from }: PublishedValue<Value>) => ({
  value,
  as_of: day,
  source: from,
});

const view = (agency: Agency): ViewOf<typeof agencyAnswer> => {
  const { slug, name, abbreviation, category, displayName, parent, description } = agency;
  const { headcount, annualBudget, currentLeader, nominee } = agency;
  return {
    slug,
    name,
    abbreviation,
    category,
    display_name: displayName,
    parent: parent && { slug: parent.slug, name: parent.name },
    description: { ...description, notes: [...description.notes] },
    headcount: headcount && withDate(headcount),
    annual_budget: annualBudget && { ...withDate(annualBudget), basis: annualBudget.basis },
    current_leader: currentLeader && withDate(currentLeader),
    nominee: nominee && { ...withDate(nominee), office: nominee.office },
    tracker_description: agencyTopic(agency),
    uid: trackerOfAgency(agency),
  };
};

export const GetAgency = readRoute({
  path: 'api/topics/executive-branch/:slug',
  access: 'public',
  summary: 'What is recorded about an agency, each figure with its source and date.',
  answers: agencyAnswer,
  read: ({ params: { slug } }) => {
    const agency = agencyOf(slug);
    if (agency === undefined) return refuse('NOT_FOUND', 'This agency is not known.');
    return view(agency);
  },
});
