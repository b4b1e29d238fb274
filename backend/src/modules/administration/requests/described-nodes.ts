import { assertNever } from '#kernel/assert-never';
import { runs } from '#modules/research/published';
import { titleOf, trackers } from '#modules/trackers/published';
import type { OutboxFolder } from '#platform/mail/outbox-folder';
import type { ProjectionRunner } from '#platform/projection-runner/projection-runner';
import type { ReadStore } from '#platform/read-store/read-store';
import type { NamesOfPeople } from '../events/names-of-people';
import type { FollowedRequest } from './request-answer';
import type { GraphNode } from './request-graph';

export interface NodeSources {
  readonly reads: ReadStore;
  readonly models: Pick<ProjectionRunner, 'list'>;
  readonly outbox: Pick<OutboxFolder, 'list'>;
}

const runsWithTitles = async (reads: ReadStore, nodes: readonly GraphNode[]) => {
  const ids = nodes.flatMap((node) => (node.kind === 'run' ? [node.run_id] : []));
  const found = ids.length === 0 ? [] : await reads.find(runs, { _id: { $in: ids } });
  const trackerIds = [...new Set(found.map(({ tracker_id }) => tracker_id))];
  const ofRuns = trackerIds.length === 0 ? [] : await reads.find(trackers, { _id: { $in: trackerIds } });
  const titles = new Map(ofRuns.map((tracker) => [tracker._id, titleOf(tracker)] as const));
  return new Map(
    found.map(({ _id, state, tracker_id }) => [_id, { state, tracker: titles.get(tracker_id) ?? null }] as const),
  );
};

const mailsKept = async (outbox: NodeSources['outbox'], nodes: readonly GraphNode[]) =>
  new Set(nodes.some(({ kind }) => kind === 'delivery') ? (await outbox.list()).map(({ id }) => id) : []);

/** The nodes with what the read models, the runner and the outbox know about them. */
export const describedNodes = async (
  { reads, models, outbox }: NodeSources,
  nodes: readonly GraphNode[],
  names: NamesOfPeople,
): Promise<FollowedRequest['nodes']> => {
  const [runOf, statuses, kept] = await Promise.all([
    runsWithTitles(reads, nodes),
    models.list(),
    mailsKept(outbox, nodes),
  ]);
  const statusOf = new Map(statuses.map((status) => [status.name, status] as const));
  return nodes.map((node) => {
    switch (node.kind) {
      case 'request':
      case 'event':
      case 'job':
        return node;
      case 'run':
        return { ...node, ...(runOf.get(node.run_id) ?? { state: null, tracker: null }) };
      case 'delivery': {
        const { recipient_id, ...delivery } = node;
        return { ...delivery, recipient: names(recipient_id), in_outbox: kept.has(delivery.effect_id) };
      }
      case 'read_model': {
        const { position, ...model } = node;
        const status = statusOf.get(model.name);
        return { ...model, state: status?.state ?? 'paused', shows_it: (status?.position ?? -1) >= position };
      }
      default:
        return assertNever(node);
    }
  });
};
