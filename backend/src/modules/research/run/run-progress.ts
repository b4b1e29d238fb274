import { SECOND_MS } from '#kernel/durations';
import type { GatheredPage } from '#pages/read-page';
import type { ScratchStore } from '#platform/read-store/read-store';
import type { GatherProgress, Visited } from '../gather/gathering';
import type { CheckedLine, CheckedPage } from './check-page';

/** The state of a page so far; `checking` until its sentences are verified. */
export interface VisitedSoFar {
  readonly url: string;
  /** The title, or the address if there is none. */
  readonly title: string;
  readonly host: string;
  readonly outcome: 'checking' | CheckedPage['outcome'] | 'known' | 'unreachable' | 'unreadable';
  /** Number of verified lines. */
  readonly lines: number;
}

/**
 * Progress of a run: a separate document, not an event. Written at most once a second, and deleted when the run ends.
 */
export interface RunProgress extends Omit<GatherProgress, 'visited'> {
  readonly _id: string;
  /** The most recently read pages, newest first. */
  readonly recent: readonly VisitedSoFar[];
  /** The newest of the lines verified so far, newest first. */
  readonly checked: readonly CheckedLine[];
  /** Number of lines verified so far. */
  readonly lines_checked: number;
}

export const RUN_PROGRESS = 'run-progress';
const EVERY_MS = SECOND_MS;
const RECENT = 6;
const CHECKED = 8;

export interface ProgressWriter {
  report(progress: GatherProgress): void;
  /** Starts no further checks: everything has been read, and the run itself now verifies it. */
  endChecks(): void;
  /** Resolves when nothing more will be written. */
  end(): Promise<void>;
}

/** Writes a run's progress, and has each page checked, one at a time, when it has been read. */
export const writeProgress = (
  scratch: ScratchStore,
  runId: string,
  check: ((page: GatheredPage) => Promise<CheckedPage>) | null,
): ProgressWriter => {
  let latest: Omit<GatherProgress, 'visited'> | undefined;
  let recent: readonly VisitedSoFar[] = [];
  let checked: readonly CheckedLine[] = [];
  let linesChecked = 0;

  let checking: Promise<void> = Promise.resolve();
  let checksEnded = false;
  let writing: Promise<void> = Promise.resolve();
  let pause: NodeJS.Timeout | undefined;
  let isBehind = false;
  let ended = false;

  const write = (): void => {
    if (ended || latest === undefined) return;
    if (pause !== undefined) {
      isBehind = true;
      return;
    }
    const document: RunProgress = { ...latest, _id: runId, recent, checked, lines_checked: linesChecked };
    // A run does not fail because its progress cannot be written.
    writing = writing.then(() => scratch.save(RUN_PROGRESS, document)).catch(() => undefined);
    isBehind = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (isBehind) write();
    }, EVERY_MS);
  };

  const remember = (visited: Visited): VisitedSoFar => {
    const entry = soFar(visited);
    recent = [entry, ...recent].slice(0, RECENT);
    return entry;
  };

  const checkNext = async (page: GatheredPage, entry: VisitedSoFar): Promise<void> => {
    if (checksEnded || check === null) return;
    // The run itself reports a page that cannot be verified.
    const found = await check(page).catch((): CheckedPage => ({ outcome: 'nothing' }));
    const lines = found.outcome === 'kept' ? found.lines : [];
    recent = recent.map((each) => (each === entry ? { ...entry, outcome: found.outcome, lines: lines.length } : each));
    checked = [...lines, ...checked].slice(0, CHECKED);
    linesChecked += lines.length;
    write();
  };

  return {
    report({ visited, ...progress }) {
      latest = progress;
      const entry = visited === null ? undefined : remember(visited);
      if (entry !== undefined && visited?.outcome === 'read')
        checking = checking.then(() => checkNext(visited.page, entry));
      write();
    },
    endChecks() {
      checksEnded = true;
    },
    async end() {
      checksEnded = true;
      ended = true;
      clearTimeout(pause);
      await checking;
      await writing;
      // Nor because it cannot be deleted. The next run of its tracker shows its own progress.
      await scratch.discard(RUN_PROGRESS, runId).catch(() => undefined);
    },
  };
};

const outcomes = { known: 'known', unreachable: 'unreachable', left_out: 'unreadable' } as const;

const soFar = (visited: Visited): VisitedSoFar => {
  if (visited.outcome === 'read') {
    const { title, url, host } = visited.page;
    return { url, title: title || withoutScheme(url), host, outcome: 'checking', lines: 0 };
  }
  const { title, url, outcome } = visited;
  const { hostname: host } = new URL(url);
  return { url, title: title || withoutScheme(url), host, outcome: outcomes[outcome], lines: 0 };
};

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');
