import { Box } from '@mui/material';
import { api } from '#shared/api/client';
import { BusyButton } from '#shared/ui/busy-button';
import { FieldError } from '#shared/ui/fields/field-error';
import { RepairOption } from '../commands/repair-section';
import { useCommand } from '../commands/use-command';
import { type Report, Differences } from './differences';
import { formatDocumentCount } from './figures';

const formatReport = ({ documents, differences, position }: Report): string => {
  if (differences === 0)
    return `No differences: ${formatDocumentCount(documents)} equal a replay of the log up to position ${position}.`;
  return `${formatDocumentCount(differences)} ${differences === 1 ? 'differs' : 'differ'} from a replay of the log. A rebuild repairs ${differences === 1 ? 'it' : 'them'}.`;
};

/** Compares the read model with a replay of the log, and shows the first documents that differ. */
export const VerifyProjection = ({ name }: { name: string }) => {
  const verify = useCommand(() => api.POST('/api/admin/projections/{name}/verify', { params: { path: { name } } }), {
    refreshesPage: false,
  });
  const report = verify.data;
  return (
    <RepairOption
      button={
        <BusyButton variant="outlined" busy={verify.isPending} onClick={() => verify.mutate()}>
          {verify.isPending ? 'Verifying …' : 'Verify'}
        </BusyButton>
      }
    >
      <p>Compares it with the log, document by document, and changes nothing.</p>
      <FieldError text={verify.failure} />
      <Box role="status">{report !== undefined && <p>{formatReport(report)}</p>}</Box>
      {report !== undefined && report.first.length > 0 && <Differences report={report} />}
    </RepairOption>
  );
};
