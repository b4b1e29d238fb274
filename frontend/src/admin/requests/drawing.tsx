import 'react-flow-renderer/dist/style.css';
import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import ReactFlow, {
  type Edge as FlowEdge,
  type EdgeProps,
  Handle,
  type NodeProps,
  Position,
} from 'react-flow-renderer/nocss';
import { Link } from 'react-router-dom';
import type { Edge } from './followed-request';
import { curveThrough, computeLayout, REQUEST_NODE_SIZE, type RequestPoint } from './layout';
import type { ShownNode } from './shown-node';

/** Height below the nodes, so that none covers the library's credit. */
const CREDIT_HEIGHT = 28;

interface DrawingProps {
  nodes: readonly ShownNode[];
  edges: readonly Edge[];
}

/** Nodes are links; everything else of the library, such as dragging and zooming, is off: the frame scrolls. */
export const Drawing = ({ nodes, edges }: DrawingProps) => {
  /** The node under the pointer or with the focus, whose edges are emphasised. */
  const [active, setActive] = useState<string>();
  const { width, height, points, routes } = useMemo(
    () =>
      computeLayout(
        nodes.map(({ id }) => id),
        edges,
      ),
    [nodes, edges],
  );
  const placed = useMemo(
    () =>
      nodes.map((node) => ({
        id: node.id,
        type: 'shown',
        position: points.get(node.id) ?? { x: 0, y: 0 },
        data: { ...node, onActive: setActive },
      })),
    [nodes, points],
  );
  const drawn = routes.map(({ from, to, via }): FlowEdge<readonly RequestPoint[]> => {
    const stands = from === active || to === active;
    return {
      id: JSON.stringify([from, to]),
      type: 'routed',
      data: via,
      source: from,
      target: to,
      className: stands ? 'active' : '',
      zIndex: stands ? 1 : 0,
    };
  });
  const frame = useRef<HTMLDivElement>(null);
  const firstNodeY = points.get(nodes[0]?.id ?? '')?.y ?? 0;
  useEffect(() => {
    if (frame.current !== null) frame.current.scrollTop = firstNodeY - frame.current.clientHeight / 2;
  }, [firstNodeY]);
  return (
    <Box ref={frame} role="region" aria-label="Graph" tabIndex={0} sx={frameSx}>
      <Box sx={{ width, height: height + CREDIT_HEIGHT }}>
        <ReactFlow
          nodes={placed}
          edges={drawn}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          nodesDraggable={false}
          nodesConnectable={false}
          elementsSelectable={false}
          panOnDrag={false}
          preventScrolling={false}
          zoomOnScroll={false}
          zoomOnPinch={false}
          zoomOnDoubleClick={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          zoomActivationKeyCode={null}
        />
      </Box>
    </Box>
  );
};

const NodeCard = ({ data }: NodeProps<ShownNode & { onActive: (id: string | undefined) => void }>) => {
  const { id, kind, name, state, fails, to, onActive } = data;
  return (
    <>
      <Handle type="target" position={Position.Left} isConnectable={false} />
      <Box
        component={Link}
        to={to}
        title={name}
        onMouseEnter={() => onActive(id)}
        onMouseLeave={() => onActive(undefined)}
        onFocus={() => onActive(id)}
        onBlur={() => onActive(undefined)}
        sx={{ ...cardSx, bgcolor: kind === 'Event' ? 'sheet' : 'wash' }}
      >
        <Box component="span" sx={{ ...lineSx, color: fails ? 'failed' : 'quiet' }}>
          {state === '' ? kind : `${kind} · ${state}`}
        </Box>
        <Box component="span" sx={{ ...lineSx, fontWeight: 600 }}>
          {name}
        </Box>
      </Box>
      <Handle type="source" position={Position.Right} isConnectable={false} />
    </>
  );
};

const RoutedEdge = ({ sourceX, sourceY, targetX, targetY, data = [] }: EdgeProps<readonly RequestPoint[]>) => (
  <path
    className="react-flow__edge-path"
    d={curveThrough([{ x: sourceX, y: sourceY }, ...data, { x: targetX, y: targetY }])}
  />
);

// Must be constant: the library starts over when it changes.
const nodeTypes = { shown: NodeCard };
const edgeTypes = { routed: RoutedEdge };

const frameSx = {
  overflow: 'auto',
  maxHeight: '70vh',
  border: 'hairline',
  borderRadius: 1,
  bgcolor: 'paper',
  // Handles are where edges begin and end; without a size, the library uses the node's.
  '& .react-flow__handle': { width: '1px', height: '1px', opacity: 0 },
  '& .react-flow__handle-left': { left: 0 },
  '& .react-flow__handle-right': { right: 0 },
  '& .react-flow__edge-path': { stroke: 'var(--aidy-palette-edge)', strokeWidth: 1 },
  '& .react-flow__edge.active .react-flow__edge-path': { stroke: 'var(--aidy-palette-accent)', strokeWidth: 2 },
  '& .react-flow__attribution': { bgcolor: 'transparent' },
  '& .react-flow__attribution a': { display: 'block', minHeight: 24, px: 1, typography: 'body2', color: 'quiet' },
};

const cardSx = {
  // The library takes the pointer from nodes that can be neither dragged nor selected.
  pointerEvents: 'auto',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  ...REQUEST_NODE_SIZE,
  px: 3,
  border: '1px solid',
  borderColor: 'edge',
  borderRadius: 1,
  color: 'ink',
  textDecoration: 'none',
  '&:hover': { borderColor: 'accent' },
};

const lineSx = {
  typography: 'body2',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
