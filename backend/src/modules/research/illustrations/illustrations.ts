import type { IllustratedPage } from '#events/images/image-captions';
import { multiProvider } from '#platform/multi-provider';

export interface IllustratedRun {
  readonly trackerId: string;
  readonly runId: string;
  /** The pages that the run read, with their images. */
  readonly pages: readonly IllustratedPage[];
}

/** Takes in the images of what trackers read. */
export interface IllustrationSink {
  /** Repeated when a run is resumed. */
  take(run: IllustratedRun): Promise<void>;
}

/** For the `providers` of the area's module, in addition to the sink itself. */
export const [contributedIllustrationSinks, provideIllustrationSink] = multiProvider<IllustrationSink>('illustrations');

/**
 * The sinks of all areas as one. `contributed` is asked for each run, since not all exist before the application has
 * started.
 */
export class Illustrations implements IllustrationSink {
  constructor(private readonly contributed: () => readonly IllustrationSink[]) {}

  async take(run: IllustratedRun): Promise<void> {
    if (run.pages.length > 0) await Promise.all(this.contributed().map((sink) => sink.take(run)));
  }
}
