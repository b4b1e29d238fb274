import { Box } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { BusyButton } from '../../shared/ui/busy-button';
import { FieldError } from '../../shared/ui/field-error';
import type { AdminData } from '../data-provider';
import { Way } from '../fields/repair-part';
import { type Report, Differences } from './differences';
import { documentsOf } from './figures';

const outcomeOf = ({ documents, differences, position }: Report): string => {
  if (differences === 0)
    return `No differences: ${documentsOf(documents)} equal a replay of the log up to position ${position}.`;
  return `${documentsOf(differences)} ${differences === 1 ? 'differs' : 'differ'} from a replay of the log. A rebuild repairs ${differences === 1 ? 'it' : 'them'}.`;
};

/** Compares the read model with a replay of the log, and shows the first documents that differ. */
export const Verify = ({ name }: { name: string }) => {
  const data = useDataProvider<AdminData>();
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<string>();
  const verify = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setReport((await data.command('POST', `projections/${encodeURIComponent(name)}/verify`)) as Report);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Way
      button={
        <BusyButton variant="outlined" busy={busy} onClick={() => void verify()}>
          {busy ? 'Verifying …' : 'Verify'}
        </BusyButton>
      }
    >
      <p>Compares it with the log, document by document, and changes nothing.</p>
      <FieldError text={failure} />
      <Box role="status">{report !== undefined && <p>{outcomeOf(report)}</p>}</Box>
      {report !== undefined && report.first.length > 0 && <Differences report={report} />}
    </Way>
  );
};
