import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { framed } from '../shell/admin-theme';

interface RunDocument {
  readonly url: string;
  readonly title: string;
  readonly outcome: 'told' | 'evidence' | 'left_out' | 'known' | 'unreachable';
  readonly reason: string;
}

const outcomes: Readonly<Record<RunDocument['outcome'], string>> = {
  told: 'told',
  evidence: 'evidence',
  left_out: 'left out',
  known: 'known',
  unreachable: 'unreachable',
};

const order: readonly RunDocument['outcome'][] = ['told', 'evidence', 'left_out', 'unreachable', 'known'];

const inOrder = (documents: readonly RunDocument[]): readonly RunDocument[] =>
  order.flatMap((outcome) => documents.filter((document) => document.outcome === outcome));

/** Every page that a run considered, with what became of it and why. */
export const RunDocuments = () => {
  const documents = useRecordContext<{ id: string; documents?: readonly RunDocument[] }>()?.documents ?? [];
  if (documents.length === 0) return <Box sx={{ color: 'quiet' }}>None.</Box>;
  return (
    <Box sx={{ ...framed, borderRadius: 1 }} tabIndex={0} role="region" aria-label="Documents">
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
              <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 240 }}>
                {title}
                <Box>
                  <Link href={url} rel="noreferrer" target="_blank">
                    {url}
                  </Link>
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap', fontWeight: 500 }}>{outcomes[outcome]}</TableCell>
              <TableCell>{reason}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
};
