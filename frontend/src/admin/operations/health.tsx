import { Box } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { BusyButton } from '#shared/ui/busy-button';

const WORDS = { fault: 'Fault', remark: 'Note', well: 'OK' } as const;
const COLORS = { fault: 'failed', remark: 'changed', well: 'quiet' } as const;

/** The doctor's findings: one line per check, worst first. */
export const Health = () => {
  usePageTitle('Administration · Health');
  return (
    <ListBase sort={{ field: 'severity', order: 'DESC' }} perPage={100} disableSyncWithLocation>
      <Findings />
    </ListBase>
  );
};

const Findings = () => {
  const { data = [], error, isFetching = false, refetch } = useListContext<Schema<'HealthRow'>>();
  const hasFailed = error !== null && error !== undefined;
  const faults = data.filter(({ state }) => state === 'fault').length;
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2' }}>
        Health
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 4, my: 4, minHeight: 40 }}>
        <Box component="p" role="status" sx={{ color: hasFailed || faults > 0 ? 'failed' : 'ink', fontWeight: 600 }}>
          {isFetching
            ? 'Checking stores, disk, queue, mail and outbound access …'
            : hasFailed
              ? 'The check itself failed, so the state is unknown.'
              : summarise(faults)}
        </Box>
        <BusyButton variant="outlined" busy={isFetching} onClick={() => refetch()}>
          Check again
        </BusyButton>
      </Box>
      <Box component="ul" sx={{ display: 'grid', borderTop: 'hairline' }}>
        {data.map(({ id, state, of, says, remedy }) => (
          <Box component="li" key={id} sx={lineSx}>
            <Box component="span" sx={{ color: COLORS[state], fontWeight: 600 }}>
              {WORDS[state]}
            </Box>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{of}</strong>: {says}
              {remedy !== null && <Box sx={{ mt: 1 }}>What to do: {remedy}</Box>}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
};

const summarise = (faults: number): string => {
  if (faults === 0) return 'No faults found.';
  return faults === 1 ? '1 fault was found.' : `${faults} faults were found.`;
};

const lineSx = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: 2,
  py: '10px',
  borderBottom: 'hairline',
};
