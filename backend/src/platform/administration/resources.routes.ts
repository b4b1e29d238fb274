import { z } from 'zod';
import { refuse } from '#kernel/decider';
import { readRoute } from '../http/routes/read-route';
import { contentRange } from './content-range';
import { listRequestOf, listQuery } from './list-request';
import { Resources } from './resources';
import { rowAnswer } from './row-answer';

/** A list by the conventions of ra-data-simple-rest. */
export const ListRows = readRoute({
  path: 'api/admin/:resource',
  access: 'staff',
  summary: 'Rows of a resource, with their range and number in `Content-Range`. Personal fields are masked.',
  query: listQuery,
  answers: z.array(rowAnswer),
  uses: [Resources],
  async read({ params: { resource: name }, query, response }, resources) {
    const resource = resources.named(name);
    const page = listRequestOf(query, resource.fields);
    const { rows, total } = await resource.list(page);
    response.setHeader('Content-Range', contentRange(name, page, rows.length, total));
    return rows;
  },
});

export const GetRow = readRoute({
  path: 'api/admin/:resource/:id',
  access: 'staff',
  summary: 'One row of a resource.',
  answers: rowAnswer,
  uses: [Resources],
  read: async ({ params: { resource, id } }, resources) =>
    (await resources.named(resource).get(id)) ?? refuse('NOT_FOUND', 'Nothing here has this id.'),
});
