import { z } from 'zod';
import { readRoute } from '#platform/http/read-route';
import { type Agency, agencies, categories } from '../reference/agency-records';

export const agencyInBranch = z
  .strictObject({
    slug: z.string().describe('Stays the same when the agency is renamed.'),
    name: z.string(),
    abbreviation: z.string(),
    category: z.enum(categories),
    parent: z
      .string()
      .nullable()
      .describe('The slug of the department that it is part of; null if it is part of none.'),
  })
  .meta({ id: 'AgencyInBranch' });

const view = ({ slug, name, abbreviation, category, parent }: Agency): z.output<typeof agencyInBranch> => ({
  slug,
  name,
  abbreviation,
  category,
  parent: parent?.slug ?? null,
});

const branch = { agencies: agencies.filter(({ isOnMap }) => isOnMap).map(view) };

export const GetExecutiveBranch = readRoute({
  path: 'api/topics/executive-branch',
  access: 'public',
  summary:
    'The agencies of the executive branch that its map shows: offices, departments with their agencies, and independent ones.',
  answers: z.strictObject({ agencies: z.array(agencyInBranch) }).meta({ id: 'ExecutiveBranch' }),
  read: () => branch,
});
