import type { Resource } from '#platform/administration/resource';
import { rowsResource } from '#platform/administration/rows-resource';
import type { EventStore } from '#platform/event-store/event-store';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReactorRunner } from '#platform/projection-runner/reactor-runner';
import { rowOfModel, rowOfReactor } from './projection-row';

/** The read models and the reactors: what follows the log, and how far it is. */
export const projectionsResource = (
  models: Pick<ProjectionRunner, 'list' | 'leftBehind'>,
  reactors: Pick<ReactorRunner, 'list'>,
  events: Pick<EventStore, 'lastPosition'>,
): Resource => {
  const listed = rowsResource({
    name: 'projections',
    fields: {
      filters: {
        kind: ['read_model', 'reactor'],
        state: ['live', 'rebuilding', 'faulted', 'paused'],
      },
      sorts: ['lag', 'position', 'state', 'progress'],
    },
    async rows() {
      const [modelStatuses, reactorStatuses, end] = await Promise.all([
        models.list(),
        reactors.list(),
        events.lastPosition(),
      ]);
      return [...modelStatuses.map(rowOfModel), ...reactorStatuses.map((status) => rowOfReactor(status, end))];
    },
  });
  return {
    ...listed,
    async get(id) {
      const row = await listed.get(id);
      return row?.event === undefined ? row : { ...row, left_behind: await models.leftBehind(id) };
    },
  };
};
