import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { formatCode } from '../fields/format-code';
import { tableFrame } from '../shell/admin-theme';
import { ConsideredPage, type PageOutcome } from './considered-page';

type RunDocument = NonNullable<Schema<'RunRow'>['documents']>[number];

const order: readonly PageOutcome[] = ['told', 'evidence', 'left_out', 'unreachable', 'known'];

const inOrder = (documents: readonly RunDocument[]): readonly RunDocument[] =>
  order.flatMap((outcome) => documents.filter((document) => document.outcome === outcome));

/** Every page that a run considered, with what became of it and why. */
export const RunDocuments = () => {
  const documents = useRecordContext<Schema<'RunRow'>>()?.documents ?? [];
  if (documents.length === 0) return <Box sx={{ color: 'quiet' }}>None.</Box>;
  return (
    <Box sx={{ ...tableFrame, borderRadius: 1 }} tabIndex={0} role="region" aria-label="Documents">
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Document</TableCell>
            <TableCell>Outcome</TableCell>
            <TableCell>Why</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {inOrder(documents).map(({ url, title, outcome, reason }) => (
            <TableRow key={url} sx={{ verticalAlign: 'top' }}>
              <TableCell>
                <ConsideredPage url={url} title={title} />
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: 500 }}>{formatCode(outcome)}</TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
