import { type FactoryProvider, Injectable, type Type } from '@nestjs/common';
import type { IllustratedPage } from '#events/images/image-captions';

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

/** The registry through which the area of images takes part in runs. */
@Injectable()
export class Illustrations {
  private sink: IllustrationSink | null = null;

  use(sink: IllustrationSink): void {
    this.sink = sink;
  }

  async take(run: IllustratedRun): Promise<void> {
    if (run.pages.length > 0) await this.sink?.take(run);
  }
}

/** A provider that connects a sink; add it to the `providers` of the area's module, alongside the sink itself. */
export const provideIllustrationSink = (sink: Type<IllustrationSink>): FactoryProvider<true> => ({
  provide: Symbol('illustrations'),
  inject: [Illustrations, sink],
  useFactory: (illustrations: Illustrations, contributed: IllustrationSink) => {
    illustrations.use(contributed);
    return true;
  },
});
