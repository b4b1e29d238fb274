import type { Resource } from '#platform/administration/resource';
import { rowsResource } from '#platform/administration/rows-resource';
import { projectionAnswer, projectionRow } from './projection-row';
import type { Projections } from './projections';

/** The read models and the reactors; some things of each only when it is looked at by itself. */
export const projectionsResource = (projections: Projections): Resource => {
  const { name, fields, list } = rowsResource({
    name: 'projections',
    answers: projectionRow,
    fields: {
      filters: {
        kind: ['read_model', 'reactor'],
        state: ['live', 'rebuilding', 'faulted', 'paused'],
      },
      sorts: ['lag', 'lag_seconds', 'position', 'state', 'progress'],
    },
    rows: () => projections.rows(),
  });
  return {
    name,
    answers: projectionAnswer,
    fields,
    list,
    async get(id) {
      const row = await projections.row(id);
      if (row === undefined) return undefined;
      return {
        ...row,
        ...(row.event && { left_behind: await projections.undoneWork(id) }),
        ...(await projections.details(id)),
      };
    },
  };
};
