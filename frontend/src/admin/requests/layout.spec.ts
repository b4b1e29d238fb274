import { curveThrough, computeLayout, REQUEST_NODE_SIZE } from './layout';

const edges = [
  { from: 'request', to: 'admitted' },
  { from: 'admitted', to: 'created' },
  { from: 'admitted', to: 'portfolios' },
  { from: 'created', to: 'trackers' },
];
const ids = ['request', 'admitted', 'created', 'portfolios', 'trackers'];

test('each node is to the right of its causes', () => {
  const { points } = computeLayout(ids, edges);
  for (const { from, to } of edges)
    expect(points.get(to)?.x).toBeGreaterThanOrEqual((points.get(from)?.x ?? NaN) + REQUEST_NODE_SIZE.width);
});

test('nodes do not overlap, and all are within the drawing', () => {
  const { points, width, height } = computeLayout(ids, edges);
  const corners = [...points.values()];
  expect(corners).toHaveLength(ids.length);
  corners.forEach(({ x, y }, index) => {
    expect([x >= 0, y >= 0, x + REQUEST_NODE_SIZE.width <= width, y + REQUEST_NODE_SIZE.height <= height]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    for (const other of corners.slice(index + 1))
      expect(
        Math.abs(x - other.x) >= REQUEST_NODE_SIZE.width || Math.abs(y - other.y) >= REQUEST_NODE_SIZE.height,
      ).toBe(true);
  });
});

test('an edge bends around nodes in its way', () => {
  const chain = [...edges, { from: 'created', to: 'runs' }, { from: 'request', to: 'runs' }];
  const { points, routes } = computeLayout([...ids, 'runs'], chain);
  const past = routes.find(({ from, to }) => from === 'request' && to === 'runs')?.via ?? [];
  expect(past.length).toBeGreaterThan(1);
  for (const { x, y } of past)
    for (const corner of points.values())
      expect(
        x > corner.x &&
          x < corner.x + REQUEST_NODE_SIZE.width &&
          y > corner.y &&
          y < corner.y + REQUEST_NODE_SIZE.height,
      ).toBe(false);
  expect(routes.find(({ from }) => from === 'admitted')?.via).toEqual([]);
});

test('a path goes through its points', () => {
  const path = curveThrough([
    { x: 0, y: 0 },
    { x: 10, y: 20 },
  ]);
  expect(path).toBe('M0,0 C5,0 5,20 10,20');
});
