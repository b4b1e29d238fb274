import { dayOf } from '#kernel/calendar';
import { CLOCK } from '../clock';
import { csvFile } from '../export/csv-file';
import { fileRoute } from '../http/routes/file-route';
import { allRows } from './all-rows';
import { listRequestOf, listQuery } from './list-request';
import { Resources } from './resources';

/** A filtered list as a file. */
export const Csv = fileRoute({
  path: 'api/admin/:resource/export/csv',
  access: 'staff',
  summary: 'All rows of a resource that meet the filter, as CSV. Personal fields are masked.',
  query: listQuery.omit({ range: true }),
  types: ['text/csv'],
  uses: [Resources, CLOCK],
  read({ params: { resource: name }, query }, resources, clock) {
    const resource = resources.named(name);
    return {
      name: `${name}-${dayOf(clock.now().toISOString())}.csv`,
      type: 'text/csv; charset=utf-8',
      content: csvFile(allRows(resource, listRequestOf(query, resource.fields))),
    };
  },
});
