import { memo } from 'react';
import { Handle, type NodeProps, Position } from 'react-flow-renderer/nocss';
import type { ShownAgency } from '../to-flow-graph';

/** Plain elements: some 250 of them are styled by the map. */
export const AgencyNode = memo(({ data: { category, abbreviation, name, short } }: NodeProps<ShownAgency>) => (
  <div className={`agency ${category}`} title={name}>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <span className={short === null ? 'abbreviation always' : 'abbreviation'}>{abbreviation}</span>
    {short !== null && <span className="short">{short}</span>}
    <span className="name">{name}</span>
    <Handle type="source" position={Position.Top} isConnectable={false} />
  </div>
));
