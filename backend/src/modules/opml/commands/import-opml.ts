import type { CommandBus } from '@nestjs/cqrs';
import { isRefusal, refuse } from '#kernel/decider';
import { ExtendSourceSet, MAX_DOMAINS, MAX_NAME, SaveSourceSet, sourceSets } from '#modules/source-sets/published';
import { CreateTracker, type TrackerDocument, trackers } from '#modules/trackers/published';
import { requireActingUser, type CommandContext, entityId, stepOf } from '#platform/command-handling/command-context';
import { accepted, type Accepted } from '#platform/command-handling/command-outcome';
import type { ReadStore } from '#platform/read-store/read-store';
import { importPlanOf, type PlannedSet, type PlannedTracker } from '../domain/import-plan';
import { readOpml } from '../read-opml';

/** What became of one entry of the file. */
export interface ImportedLine {
  readonly line: number;
  readonly text: string;
  readonly outcome: 'added' | 'known' | 'merged' | 'left_out';
  /** The Source Set it is in. */
  readonly set: string | null;
  /** Why it was left out. */
  readonly reason: string | null;
  /** For a further feed of a host: what the Source Set contains instead, and the line that has the host first. */
  readonly merged: { readonly host: string; readonly line: number } | null;
}

export interface ImportReport {
  readonly sets: readonly { readonly id: string; readonly name: string; readonly created: boolean }[];
  readonly trackerIds: readonly string[];
  /** In the order of the file. */
  readonly lines: readonly ImportedLine[];
  /** Entries that were not read, because there are too many or they are nested too deeply. */
  readonly left: number;
}

/** A part of the import. */
interface Imported {
  readonly lines: readonly ImportedLine[];
  readonly set?: ImportReport['sets'][number];
  readonly trackerId?: string;
  readonly outcome?: Accepted<unknown>;
}

const NOT_OPML = 'Choose a file that a feed reader exported as OPML.';

const isSame = (tracker: TrackerDocument, { description, domains, documents }: PlannedTracker): boolean =>
  tracker.description === description.trim() &&
  areSame(tracker.domains, domains) &&
  areSame(tracker.documents, documents);

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join();

const LONGEST_SHOWN = 120;
const beginningOf = (text: string): string => text.slice(0, LONGEST_SHOWN);

const leftOutBecause = (
  { line, text }: { readonly line: number; readonly text: string },
  reason: string,
): ImportedLine => ({ line, text: beginningOf(text), outcome: 'left_out', set: null, reason, merged: null });

/** A set of the same name is extended. */
const importSet = async (
  commands: CommandBus,
  planned: PlannedSet,
  ownSetId: string | undefined,
  context: CommandContext,
): Promise<Imported> => {
  const { name, description } = planned;
  const domains = [...new Set(planned.domains.map(({ host }) => host))];
  const outcome =
    ownSetId === undefined
      ? await commands.execute(
          new SaveSourceSet({ sourceSetId: null, typed: { name, description, domains }, isPublic: null }, context),
        )
      : await commands.execute(new ExtendSourceSet({ sourceSetId: ownSetId, domains }, context));
  if (isRefusal(outcome)) {
    const reason = outcome.errors?.[0]?.message ?? outcome.detail;
    return { lines: planned.domains.map((entry) => leftOutBecause(entry, reason)) };
  }
  const { result } = outcome;
  const known = new Set('domainsBefore' in result ? result.domainsBefore : []);
  const lines = planned.domains.map(({ line, text, host, after }): ImportedLine => {
    const entry = { line, text: beginningOf(text), set: name, reason: null };
    if (after !== null && !after.isSameFeed) return { ...entry, outcome: 'merged', merged: { host, line: after.line } };
    return { ...entry, outcome: after !== null || known.has(host) ? 'known' : 'added', merged: null };
  });
  const id = 'domainsBefore' in result ? ownSetId : result.id;
  return { lines, outcome, ...(id !== undefined && { set: { id, name, created: ownSetId === undefined } }) };
};

const importTracker = async (
  commands: CommandBus,
  planned: PlannedTracker,
  own: readonly TrackerDocument[],
  context: CommandContext,
): Promise<Imported> => {
  const { line, description, frequency, domains, documents, editor } = planned;
  const entry = { line, text: description };
  if (own.some((tracker) => isSame(tracker, planned)))
    return {
      lines: [{ ...entry, text: beginningOf(description), outcome: 'known', set: null, reason: null, merged: null }],
    };
  const draft = { description, frequency, model: null, domains, documents, keyFacts: null, editor, parentId: null };
  const outcome = await commands.execute(new CreateTracker({ draft, asStaff: false }, context));
  if (isRefusal(outcome)) return { lines: [leftOutBecause(entry, outcome.detail)] };
  return {
    lines: [{ ...entry, text: beginningOf(description), outcome: 'added', set: null, reason: null, merged: null }],
    trackerId: outcome.result.trackerId,
    outcome,
  };
};

/**
 * Imports what an OPML file lists: its folders as Source Sets, and its trackers. What is already there stays as it is.
 * Entries that cannot be imported are reported; only a text that is not OPML is refused, with INVALID.
 */
export const importOpml = async (
  { commands, reads }: { readonly commands: CommandBus; readonly reads: Pick<ReadStore, 'find'> },
  opml: string,
  context: CommandContext,
) => {
  const file = readOpml(opml);
  if (file === null) return refuse('INVALID', 'This is not an OPML file.', [{ path: 'opml', message: NOT_OPML }]);
  const plan = importPlanOf(file, { domains: MAX_DOMAINS, nameLength: MAX_NAME });
  const ownerId = requireActingUser(context);
  const setSteps = plan.sets.map((set, index) => ({ set, step: stepOf(context, `set-${index}`) }));
  const trackerSteps = plan.trackers.map((tracker, index) => ({
    tracker,
    step: stepOf(context, `tracker-${index}`),
  }));
  // What an earlier attempt of this import made was not there before it: the same request gets the same report.
  const made = new Set([
    ...setSteps.map(({ step }) => entityId(step, 'source-set')),
    ...trackerSteps.map(({ step }) => entityId(step, 'tracker')),
  ]);
  const wasThere = ({ _id }: { readonly _id: string }): boolean => !made.has(_id);
  const own = (await reads.find(trackers, { owner_id: ownerId, deleted_at: null })).filter(wasThere);
  const sets = (await reads.find(sourceSets, { owner_id: ownerId })).filter(wasThere);
  const setIds = new Map(sets.map(({ _id, name }) => [name, _id]));
  const imported: Imported[] = [];
  for (const { set, step } of setSteps) imported.push(await importSet(commands, set, setIds.get(set.name), step));
  for (const { tracker, step } of trackerSteps) imported.push(await importTracker(commands, tracker, own, step));
  const leftOut = plan.leftOut.map(({ reason, ...entry }) => leftOutBecause(entry, reason));
  const report: ImportReport = {
    sets: imported.flatMap(({ set }) => set ?? []),
    trackerIds: imported.flatMap(({ trackerId }) => trackerId ?? []),
    lines: [...imported.flatMap(({ lines }) => lines), ...leftOut].sort((a, b) => a.line - b.line),
    left: file.left,
  };
  return accepted(report, ...imported.flatMap(({ outcome }) => outcome ?? []));
};
