import type { IllustratedPage, PageImage } from '#events/images/image-captions';
import type { FailureDetail } from '#events/research/run-log';
import type { ConsideredDocuments, FailureReason, RunRef, ConsideredDocument } from '#events/research/run.events';
import { isRefusal } from '#kernel/decider';
import { isDescribed } from '#pages/html/page-images';
import type { GatheredPage } from '#pages/read-page';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { type LedgerCommand, ledgerDecider } from '../domain/ledger.decider';
import { type RunCommand, runDecider, type RunNote } from '../domain/run.decider';
import type { Gathered } from '../gather/gathering';
import type { RunOutcome } from './run-outcome';
import type { ResearchRunPorts } from './run-ports';
import { splitForAppend } from './within-append';

/** An image shown by this many of a run's pages is an ornament of their site. */
const MANY_PAGES = 3;

const timesShown = (pages: readonly GatheredPage[]): ReadonlyMap<string, number> => {
  const times = new Map<string, number>();
  for (const { images = [] } of pages)
    for (const { address } of images) times.set(address, (times.get(address) ?? 0) + 1);
  return times;
};

/** Maximum number of images of a page that was read but not cited. */
const MAX_NOT_CITED = 3;

/**
 * For a page that is not cited, the images that it describes, or else its last one, which is the preview image for
 * sharing if it has one.
 */
const distinctive = (images: readonly PageImage[]): readonly PageImage[] => {
  const described = images.filter(isDescribed);
  return described.length === 0 ? images.slice(-1) : described.slice(0, MAX_NOT_CITED);
};

/**
 * The images of the pages that a run read: all images of cited pages, selected ones of the others. Images that many of
 * the pages show are left out: logos, banners and pictures that stand for a whole site.
 */
export const illustratedPages = (
  pages: readonly GatheredPage[],
  considered: readonly ConsideredDocument[],
): readonly IllustratedPage[] => {
  const times = timesShown(pages);
  const cited = new Set(
    considered.filter(({ outcome }) => outcome === 'told' || outcome === 'evidence').map(({ url }) => url),
  );
  return pages
    .map(({ url, foundAt, title, images = [] }) => {
      const [isCited, own] = [
        cited.has(foundAt),
        images.filter(({ address }) => (times.get(address) ?? 0) < MANY_PAGES),
      ];
      return { url, title, isCited, images: isCited ? own : distinctive(own) };
    })
    .filter(({ images }) => images.length > 0);
};

/**
 * What models cost a job, whether or not their answers are used: it outlives the attempts, each of which adds to it.
 */
export interface RunSpending {
  usd: number;
}

type RecordingPorts = Pick<ResearchRunPorts, 'runner' | 'clock' | 'ids' | 'illustrate'>;

/** What a run considered, as its log shows it. */
const considered = (gathered: Gathered | undefined, documents: ConsideredDocuments) => ({
  ...documents,
  asked: gathered?.places ?? [],
  ...(gathered?.searches !== undefined && { searches: gathered.searches }),
});

/** Appends the results of a run; `spending` has what its models cost. */
export const runRecorder = (
  { runner, clock, ids, illustrate }: RecordingPorts,
  run: RunRef,
  spending: Readonly<RunSpending>,
) => {
  const context = () => ofTheSystem(ids.next(), clock.now(), run.runId);
  const decideOnRun = (command: RunCommand) => runner.run(runDecider, run.trackerId, command, context());
  const record = (note: RunNote) => decideOnRun({ type: 'Record', note });
  const decideOnLedger = (command: LedgerCommand) => runner.run(ledgerDecider, run.trackerId, command, context());

  const fail = async (reason: FailureReason, gathered?: Gathered, detail: FailureDetail | null = null) => {
    const documents = gathered?.documents ?? [];
    const told = considered(gathered, { considered: documents, unchanged: [] });
    await decideOnRun({ type: 'RecordDocuments', ...run, ...told });
    await decideOnRun({
      type: 'FailRun',
      ...run,
      reason,
      detail,
      now: clock.now(),
      figures: {
        sourcesTried: documents.length,
        sourcesRead: 0,
        claimsNew: 0,
        claimsRejected: 0,
        costUsd: (gathered?.costUsd ?? 0) + spending.usd,
      },
    });
  };

  /** Records a large reading in parts, which count once the run has ended. */
  const finish = async (outcome: RunOutcome, gathered: Gathered, after: string | null): Promise<void> => {
    const { entries, result, documents } = outcome;
    const figures = { ...outcome.figures, costUsd: outcome.figures.costUsd + spending.usd };
    const recorded = await decideOnRun({ type: 'RecordDocuments', ...run, ...considered(gathered, documents) });
    const isOver = isRefusal(recorded) || recorded.events.length === 0;
    if (isOver) return;
    await illustrate?.({ ...run, pages: illustratedPages(gathered.pages, documents.considered) });

    const { scope, aliases, pages } = outcome.pages;
    const reading = ids.next();
    const parts = splitForAppend(pages).map((part) => ({ reading, scope, aliases, pages: part }));
    for (const part of parts.slice(0, -1)) await decideOnLedger({ type: 'RecordPages', ...run, after, pages: part });
    const last = parts.at(-1) ?? { reading, scope, aliases, pages: [] };
    await decideOnLedger({ type: 'FinishRun', ...run, after, figures, result, entries: { ...entries, pages: last } });
  };

  return { decideOnRun, record, fail, finish };
};

export type RunRecorder = ReturnType<typeof runRecorder>;
