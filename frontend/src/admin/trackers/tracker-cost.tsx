import { useGetList, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { numberFormat } from '#shared/language/locale';
import { pluralize } from '#shared/text-format/pluralize';
import { ResultView } from '#shared/ui/states/result-view';

const MAX_RUNS = 1000;
const dollars = numberFormat({ style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Total cost of a tracker's runs. */
export const TrackerCost = () => {
  const id = useRecordContext()?.id;
  const runs = useGetList<Schema<'RunRow'>>('runs', {
    filter: { tracker_id: id },
    sort: { field: 'requested_at', order: 'DESC' },
    pagination: { page: 1, perPage: MAX_RUNS },
  });
  const { total = 0 } = runs;
  const counted = total > MAX_RUNS ? `the last ${MAX_RUNS} of ${total} runs` : pluralize(total, 'run');
  return (
    <ResultView result={runs} loading="…" compact contentName="Its runs">
      {(rows) => (
        <>
          {dollars(rows.reduce((cost, { cost_usd }) => cost + cost_usd, 0))} for {counted}
        </>
      )}
    </ResultView>
  );
};
