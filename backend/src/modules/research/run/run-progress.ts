import type { Clock } from '#kernel/clock';
import type { ScratchStore } from '#platform/read-store/read-store';
import type { GatherProgress } from '../gather/gathering';

/** Progress of a run: a separate document, not an event. Written at most once a second, and deleted when the run ends. */
export interface RunProgress extends GatherProgress {
  /** The run's id. */
  readonly _id: string;
  /** The most recently read pages, newest first. */
  readonly recent: readonly { readonly title: string; readonly host: string }[];
}

export const RUN_PROGRESS = 'run-progress';
const EVERY_MS = 1000;
const RECENT = 6;

export interface ProgressWriter {
  report(progress: GatherProgress): void;
  /** Resolves when nothing more will be written. */
  end(): Promise<void>;
}

export const writeProgress = (scratch: ScratchStore, clock: Clock, runId: string): ProgressWriter => {
  let recent: RunProgress['recent'] = [];
  let writtenAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> = Promise.resolve();
  let ended = false;

  const remember = ({ title, host }: GatherProgress): void => {
    if (title === '' || recent[0]?.title === title) return;
    recent = [{ title, host }, ...recent].slice(0, RECENT);
  };

  return {
    report(progress) {
      remember(progress);
      const now = clock.now().getTime();
      if (ended || now - writtenAt < EVERY_MS) return;
      writtenAt = now;
      const document: RunProgress = { ...progress, _id: runId, recent };
      // A run does not fail because its progress cannot be written.
      writing = writing.then(() => scratch.save(RUN_PROGRESS, document)).catch(() => undefined);
    },
    async end() {
      ended = true;
      await writing;
      await scratch.discard(RUN_PROGRESS, runId);
    },
  };
};
