import { Box } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { BusyButton } from '../../shared/ui/busy-button';
import { FieldError } from '../../shared/ui/field-error';
import type { AdminData } from '../data-provider';
import { Way } from './way';

interface Difference {
  readonly id: string;
  readonly kind: 'missing' | 'extra' | 'different';
  readonly fields: readonly string[];
}

interface Report {
  readonly position: number;
  readonly documents: number;
  readonly differences: number;
  readonly first: readonly Difference[];
}

const wordsOf = ({ kind, fields }: Difference): string => {
  if (kind === 'missing') return 'is missing here';
  if (kind === 'extra') return 'should not exist';
  return `differs in ${fields.join(', ')}`;
};

const documents = (count: number): string =>
  count === 1 ? '1 document' : `${count.toLocaleString('en-US')} documents`;

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
      <Box role="status">
        {report !== undefined && (
          <>
            <p>
              {report.differences === 0
                ? `No differences: ${documents(report.documents)} equal a replay of the log up to position ${report.position}.`
                : `${documents(report.differences)} differ from a replay of the log. A rebuild repairs them.`}
            </p>
            <ul>
              {report.first.map((difference) => (
                <li key={difference.id}>
                  {difference.id} {wordsOf(difference)}
                </li>
              ))}
            </ul>
          </>
        )}
      </Box>
    </Way>
  );
};
