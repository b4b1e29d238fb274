import type { At, Attempt } from '../attempt';
import type { ResearchRunPorts } from '../run-ports';
import { withBoundedText } from '../within-append';

/** Fetches the pages. A run that could read none has failed. */
export const gatherPages = async (
  { gatherer, searchEngineFor }: Pick<ResearchRunPorts, 'gatherer' | 'searchEngineFor'>,
  { run, tracker, ledger, now, recorder, progress, signal }: Omit<Attempt, 'scope'>,
  { searches }: At<'read'>,
): Promise<At<'compare' | 'over'>> => {
  const { description, domains, documents, sites, campaign, model } = tracker.settings;
  const found = await gatherer.gather({
    runId: run.runId,
    description,
    searches,
    domains,
    documents,
    sites,
    isCampaign: campaign === true,
    now,
    engine: searchEngineFor(model),
    known: ledger.pages.fingerprints,
    signal,
    onProgress: progress.report,
  });
  progress.endChecks();
  if (signal.aborted) return { step: 'over' };
  const gathered = withBoundedText(found);
  if (gathered.finding === 'readable') return { step: 'compare', gathered };
  await recorder.fail(gathered.finding, gathered);
  return { step: 'over' };
};
