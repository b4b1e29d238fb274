import { z } from 'zod';
import { readRoute } from '#platform/http/routes/read-route';
import { type Agency, agencies, categories } from '../reference/agency-records';

export const agencyInBranch = z
  .strictObject({
    slug: z.string().describe('Stays the same when the agency is renamed.'),
    name: z.string(),
    abbreviation: z.string(),
    aliases: z.array(z.string()).describe('Other names that it goes by.'),
    category: z.enum(categories),
    parent: z
      .string()
      .nullable()
      .describe('The slug of the department that it is part of; null if it is part of none.'),
    leader: z
      .string()
      .nullable()
      .describe('Who leads it, with the office held, or who was nominated to; null if neither is on record.'),
    description: z.string(),
  })
  .meta({ id: 'AgencyInBranch' });

const view = ({
  slug,
  name,
  abbreviation,
  aliases,
  category,
  parent,
  currentLeader,
  nominee,
  description,
}: Agency): z.output<typeof agencyInBranch> => ({
  slug,
  name,
  abbreviation,
  aliases: [...aliases],
  category,
  parent: parent?.slug ?? null,
  leader: currentLeader?.value ?? (nominee && `${nominee.value}, nominated to be ${nominee.office}`),
  description: [description, ...description.notes].map(({ value }) => value).join(' '),
});

const branch = {
  agencies: agencies.filter(({ isOnMap }) => isOnMap).map(view),
  off_map: agencies.filter(({ isOnMap }) => !isOnMap).map(view),
};

export const GetExecutiveBranch = readRoute({
  path: 'api/topics/executive-branch',
  access: 'public',
  summary:
    'The agencies of the executive branch that its map shows: offices, departments with their agencies, and independent ones.',
  answers: z
    .strictObject({
      agencies: z.array(agencyInBranch),
      off_map: z.array(agencyInBranch).describe('Small bodies on record that the map leaves out.'),
    })
    .meta({ id: 'ExecutiveBranch' }),
  read: () => branch,
});
