import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { TruncatedText } from '#shared/ui/truncated-text';
import { filteredEventsPath } from '../events/filtered-paths';
import { ShortDateTime } from '../fields/date-time-field';
import { tableFrame } from '../shell/admin-theme';
import type { Edge, FollowedNode } from './followed-request';
import type { ShownNode } from './shown-node';

interface NodeTableProps {
  nodes: readonly FollowedNode[];
  shown: ReadonlyMap<string, ShownNode>;
  edges: readonly Edge[];
}

/** The graph as a table: each node with its cause. */
export const NodeTable = ({ nodes, shown, edges }: NodeTableProps) => {
  /** Names of a node's causes, each once: several runs have events of the same type. */
  const findCauses = (id: string): readonly string[] => [
    ...new Set(edges.flatMap(({ from, to }) => (to === id ? causeName(shown.get(from)) : []))),
  ];
  return (
    <Box sx={{ ...tableFrame, borderRadius: 1 }} tabIndex={0} role="region" aria-label="Table">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>What</TableCell>
            <TableCell>Record</TableCell>
            <TableCell>Came of</TableCell>
            <TableCell>When</TableCell>
            <TableCell>Stream</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {nodes.map((node) => (
            <NodeRow key={node.id} node={node} shown={shown.get(node.id)} causes={findCauses(node.id)} />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};

const NodeRow = ({
  node,
  shown,
  causes,
}: {
  node: FollowedNode;
  shown: ShownNode | undefined;
  causes: readonly string[];
}) => {
  if (shown === undefined) return null;
  const { kind, name, state, fails, to } = shown;
  const stream = node.kind === 'event' ? node.stream : null;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{kind}</TableCell>
      <TableCell sx={{ fontWeight: 500, minWidth: 160 }}>
        <Link to={to}>{name}</Link>
        {state !== '' && <Box sx={{ color: fails ? 'failed' : 'quiet', fontWeight: 400 }}>{state}</Box>}
      </TableCell>
      <TableCell sx={{ color: 'quiet', minWidth: 160 }}>
        {causes.map((cause, index) => (
          <Fragment key={cause}>
            {index > 0 && ', '}
            <TruncatedText text={cause} maxLength={32} />
          </Fragment>
        ))}
      </TableCell>
      <TableCell>{node.kind === 'event' && <ShortDateTime at={node.occurred_at} />}</TableCell>
      <TableCell>
        {stream !== null && <Link to={filteredEventsPath('stream', stream)}>{getCategory(stream)}</Link>}
      </TableCell>
    </TableRow>
  );
};

const causeName = (cause: ShownNode | undefined): readonly string[] =>
  cause === undefined ? [] : [cause.kind === 'Request by' ? 'the request' : cause.name];

const getCategory = (stream: string): string => stream.slice(0, stream.indexOf('-'));
