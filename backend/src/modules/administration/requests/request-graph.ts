import type { TracedEvent } from './traced-event';

export interface EventNode {
  readonly kind: 'event';
  readonly id: string;
  readonly type: string;
  /** How many events of this type had the same cause. */
  readonly count: number;
  /** The first of them. */
  readonly event_id: string;
  readonly occurred_at: string;
  readonly correlation_id: string;
  /** Null if they are in several. */
  readonly stream: string | null;
}
export interface JobNode {
  readonly kind: 'job';
  readonly id: string;
  readonly job: string;
  readonly count: number;
}
export interface RunNode {
  readonly kind: 'run';
  readonly id: string;
  readonly run_id: string;
}
export interface DeliveryNode {
  readonly kind: 'delivery';
  readonly id: string;
  readonly effect_id: string;
  readonly recipient_id: string | null;
  readonly sent: boolean;
}
export interface ReadModelNode {
  readonly kind: 'read_model';
  readonly id: string;
  readonly name: string;
  /** Position of the last event that it has to show. */
  readonly position: number;
}
export type GraphNode =
  { readonly kind: 'request'; readonly id: string } | EventNode | JobNode | RunNode | DeliveryNode | ReadModelNode;

export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

export interface RequestGraph {
  /** Causes before what they caused; read models last. */
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}

const REQUEST = 'request';
const runNode = (runId: string): string => `run-${runId}`;
const deliveryNode = (effectId: string): string => `delivery-${effectId}`;

/**
 * The consequences of a request: its events and those of its runs, in log order. Events of one type with the same cause are one
 * node, so that a run with a hundred claims stays readable. `runIds`: the runs to show.
 */
export const requestGraph = (
  requestId: string,
  events: readonly TracedEvent[],
  runIds: ReadonlySet<string>,
): RequestGraph => {
  const nodes = new Map<string, GraphNode>([[REQUEST, { kind: 'request', id: REQUEST }]]);
  const models = new Map<string, ReadModelNode>();
  const edges = new Map<string, GraphEdge>();
  /** The node that an event is part of. */
  const nodeOf = new Map<string, string>();
  /** The node of events with the same cause and type. */
  const alike = new Map<string, string>();

  const connect = (from: string, to: string) => edges.set(JSON.stringify([from, to]), { from, to });

  const causeOf = ({ effect_id, causation_id, correlation_id }: TracedEvent): string => {
    if (effect_id !== null && nodes.has(deliveryNode(effect_id))) return deliveryNode(effect_id);
    const cause = nodeOf.get(causation_id);
    if (cause !== undefined) return cause;
    return correlation_id !== requestId && nodes.has(runNode(correlation_id)) ? runNode(correlation_id) : REQUEST;
  };

  const addEvent = (event: TracedEvent): string => {
    const cause = causeOf(event);
    const key = JSON.stringify([cause, event.type]);
    const { event_id, type, occurred_at, correlation_id, stream } = event;
    const id = alike.get(key) ?? `event-${event_id}`;
    const known = nodes.get(id);
    nodes.set(
      id,
      known?.kind === 'event'
        ? { ...known, count: known.count + 1, stream: known.stream === stream ? stream : null }
        : { kind: 'event', id, type, count: 1, event_id, occurred_at, correlation_id, stream },
    );
    alike.set(key, id);
    nodeOf.set(event_id, id);
    connect(cause, id);
    return id;
  };

  const addJob = (event: TracedEvent, from: string, queued: NonNullable<TracedEvent['queued']>): void => {
    const id = `job-${from}`;
    const known = nodes.get(id);
    nodes.set(id, { kind: 'job', id, job: queued.job, count: known?.kind === 'job' ? known.count + 1 : 1 });
    connect(from, id);
    if ('effect_id' in queued.for) {
      const { effect_id } = queued.for;
      const delivery = deliveryNode(effect_id);
      const recipient_id = event.subject_id;
      nodes.set(delivery, { kind: 'delivery', id: delivery, effect_id, recipient_id, sent: false });
      connect(id, delivery);
    } else if (runIds.has(queued.for.run_id)) {
      const run = runNode(queued.for.run_id);
      nodes.set(run, { kind: 'run', id: run, run_id: queued.for.run_id });
      connect(id, run);
    }
  };

  for (const event of events) {
    const id = addEvent(event);
    if (event.queued !== null) addJob(event, id, event.queued);
    const delivery = event.effect_id === null ? undefined : nodes.get(deliveryNode(event.effect_id));
    if (delivery?.kind === 'delivery' && event.type === 'EffectDelivered')
      nodes.set(delivery.id, { ...delivery, sent: true });
    for (const name of event.read_models) {
      const model = `model-${name}`;
      models.set(model, { kind: 'read_model', id: model, name, position: event.position });
      connect(id, model);
    }
  }
  return { nodes: [...nodes.values(), ...models.values()], edges: [...edges.values()] };
};
