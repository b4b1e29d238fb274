import { graphlib, layout } from 'dagre';
import type { Edge } from './followed-request';

/** Size in pixels. */
export const REQUEST_NODE_SIZE = { width: 184, height: 54 } as const;
const GAPS = { nodesep: 12, ranksep: 44, marginx: 16, marginy: 16 } as const;

export interface RequestPoint {
  readonly x: number;
  readonly y: number;
}

/** An edge with the points on its way around the nodes between its ends. */
export interface RoutedEdge extends Edge {
  readonly via: readonly RequestPoint[];
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The top left corner of each node. */
  readonly points: ReadonlyMap<string, RequestPoint>;
  readonly routes: readonly RoutedEdge[];
}

/** Places nodes from left to right, each to the right of its cause. */
export const computeLayout = (ids: readonly string[], edges: readonly Edge[]): Layout => {
  const graph = new graphlib.Graph();
  graph.setGraph({ rankdir: 'LR', ...GAPS });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const id of ids) graph.setNode(id, { ...REQUEST_NODE_SIZE });
  for (const { from, to } of edges) graph.setEdge(from, to);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const points = ids.map((id) => {
    const { x, y } = graph.node(id);
    return [id, { x: x - REQUEST_NODE_SIZE.width / 2, y: y - REQUEST_NODE_SIZE.height / 2 }] as const;
  });
  const routes = edges.map(({ from, to }) => ({ from, to, via: innerPoints(graph.edge(from, to).points) }));
  return { width, height, points: new Map(points), routes };
};

/** The inner points of an edge's route; empty if it has no node to go around. */
const innerPoints = (points: readonly RequestPoint[]): readonly RequestPoint[] =>
  points.length > 3 ? points.slice(1, -1) : [];

/** A path through points, level at each of them. */
export const curveThrough = ([first, ...rest]: readonly [RequestPoint, ...RequestPoint[]]): string => {
  let from = first;
  const curves = rest.map((to) => {
    const middle = (from.x + to.x) / 2;
    const curve = `C${middle},${from.y} ${middle},${to.y} ${to.x},${to.y}`;
    from = to;
    return curve;
  });
  return `M${first.x},${first.y} ${curves.join(' ')}`;
};
