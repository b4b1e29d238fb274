import { memo } from 'react';
import type { EdgeProps } from 'react-flow-renderer/nocss';
import { useLanguage } from '#shared/language/language';
import { formatRelation } from '../branch';
import type { ShownRelation, ShownRelations } from '../to-flow-graph';

/** A line from what an agency reports to. */
export const RelationEdge = memo(({ data }: EdgeProps<ShownRelation>) => {
  if (data === undefined) return null;
  const { from, to } = data;
  return <path className="react-flow__edge-path" d={`M${from.x},${from.y} L${to.x},${to.y}`} />;
});

/** Distance from the middle of an agency to the label of its relation, so that the agency does not cover it. */
const LABEL_DISTANCE = 190;

/** Labels of relations on their lines, drawn after all lines, so that none crosses a label. */
export const RelationNames = memo(({ data }: EdgeProps<ShownRelations>) => {
  useLanguage();
  return data?.relations.map(({ slug, category, isActive, isNamed, from, to }) => {
    if (!isNamed) return null;
    const share = Math.min(0.45, LABEL_DISTANCE / Math.hypot(to.x - from.x, to.y - from.y));
    return (
      <text
        key={slug}
        x={to.x + (from.x - to.x) * share}
        y={to.y + (from.y - to.y) * share}
        className={isActive ? 'relation active' : 'relation'}
      >
        {formatRelation(category)}
      </text>
    );
  });
});
