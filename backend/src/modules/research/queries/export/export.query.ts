import { isOwn, titleOf, visibleTracker } from '#modules/trackers/published';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { type Refusal, isRefusal } from '#kernel/decider';
import { CLOCK } from '#platform/clock';
import { CONFIG } from '#platform/config/config';
import type { Caller } from '#platform/http/access/caller';
import { fileRoute } from '#platform/http/routes/file-route';
import { newestFirst } from '#platform/read-store/newest-first';
import type { Page, Cursor } from '#platform/read-store/page';
import { type ReadStore, READ_STORE } from '#platform/read-store/read-store';
import { type Claim, claims } from '#projections/research/claims/claims.projection';
import { type ClaimView, claimView } from '../claims/claims.query';
import { type DisplayedVerdicts, verdictsOf, visibleVerdicts } from '../displayed-verdicts';
import { exportMarkdown, type ExportedEvidence, csvOf, exportJson } from './export-formats';

const CLAIMS_PER_PAGE = 500;

async function* claimsOf(reads: ReadStore, trackerId: string, verdicts: DisplayedVerdicts): AsyncGenerator<ClaimView> {
  const list = { where: { tracker_id: trackerId }, by: 'first_seen_at' } as const;
  let after: Cursor | null = null;
  do {
    const page: Page<Claim> = await newestFirst(reads, claims, list, { limit: CLAIMS_PER_PAGE, after });
    for (const claim of page.rows) yield claimView(claim, verdicts);
    after = page.next;
  } while (after !== null);
}

/** All claims of a tracker with their quotes, for users who may see the tracker. */
const evidenceFor = async (
  trackerId: string,
  caller: Caller | null,
  reads: ReadStore,
): Promise<Omit<ExportedEvidence, 'link' | 'exportedAt'> | Refusal> => {
  const tracker = await visibleTracker(reads, trackerId, caller);
  if (isRefusal(tracker)) return tracker;
  const verdicts = visibleVerdicts(await verdictsOf(reads, trackerId), isOwn(tracker, caller));
  return {
    id: trackerId,
    title: titleOf(tracker),
    description: tracker.description,
    claims: () => claimsOf(reads, trackerId, verdicts),
  };
};

const formats = {
  json: {
    type: 'application/json; charset=utf-8',
    write: (evidence: ExportedEvidence) => Readable.from(exportJson(evidence)),
  },
  md: {
    type: 'text/markdown; charset=utf-8',
    write: (evidence: ExportedEvidence) => Readable.from(exportMarkdown(evidence)),
  },
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
} as const;

const LONGEST_NAME = 60;

/** A file name such as `tariffs-on-steel-2026-11-21.csv`: letters and digits of any script. */
const fileName = ({ title, exportedAt }: ExportedEvidence, format: string): string => {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? ['tracker'];
  return `${words.join('-').slice(0, LONGEST_NAME)}-${exportedAt.slice(0, 10)}.${format}`;
};

export const ExportEvidence = fileRoute({
  path: 'api/topics/tracker/:id/export',
  access: 'optional',
  summary: 'All claims of a tracker with their quotes, newest first, as a file.',
  query: z.strictObject({ format: z.enum(['json', 'md', 'csv']).default('json').describe('JSON, Markdown or CSV.') }),
  types: ['application/json', 'text/markdown', 'text/csv'],
  uses: [READ_STORE, CLOCK, CONFIG],
  async read({ params: { id }, query: { format }, caller }, reads, clock, { publicUrl }) {
    const displayed = await evidenceFor(id, caller, reads);
    if (isRefusal(displayed)) return displayed;
    const evidence = { ...displayed, link: `${publicUrl}/tracker/${id}`, exportedAt: clock.now().toISOString() };
    const { type, write } = formats[format];
    return { name: fileName(evidence, format), type, content: write(evidence) };
  },
});
