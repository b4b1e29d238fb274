import { memo } from 'react';
import type { EdgeProps } from 'react-flow-renderer/nocss';
import type { ShownRelation } from '../drawn-branch';

/** How far from the middle of an agency its relation is written: beside it, not behind it. */
const BESIDE = 190;

/** A line from what an agency reports to, with what binds them. */
export const RelationEdge = memo(({ data }: EdgeProps<ShownRelation>) => {
  if (data === undefined) return null;
  const { from, to, relation } = data;
  const share = Math.min(0.45, BESIDE / Math.hypot(to.x - from.x, to.y - from.y));
  return (
    <>
      <path className="react-flow__edge-path" d={`M${from.x},${from.y} L${to.x},${to.y}`} />
      <text x={to.x + (from.x - to.x) * share} y={to.y + (from.y - to.y) * share} className="relation">
        {relation}
      </text>
    </>
  );
});
