import { useGetList, useRecordContext } from 'react-admin';
import { numberFormat } from '#shared/language/locale';
import { pluralize } from '#shared/text-format/pluralize';
import { LoadError } from '#shared/ui/states/load-error';

const MAX_RUNS = 1000;
const dollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Total cost of a tracker's runs. */
export const TrackerCost = () => {
  const id = useRecordContext()?.id;
  const {
    data: runs,
    total = 0,
    isError,
    refetch,
  } = useGetList<{ id: string; cost_usd: number }>('runs', {
    filter: { tracker_id: id },
    sort: { field: 'requested_at', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_RUNS },
  });
  if (runs === undefined) return isError ? <LoadError small what="Its runs" onRetry={() => void refetch()} /> : '…';
  const sum = runs.reduce((cost, { cost_usd }) => cost + cost_usd, 0);
  const counted = total > MAX_RUNS ? `the last ${MAX_RUNS} of ${total} runs` : pluralize(total, 'run');
  return (
    <>
      {dollars(sum)} for {counted}
    </>
  );
};
