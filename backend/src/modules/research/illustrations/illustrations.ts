import { type FactoryProvider, Injectable, type Type } from '@nestjs/common';
import type { IllustratedPage } from '#events/images/image-captions';

export interface IllustratedRun {
  readonly trackerId: string;
  readonly runId: string;
  /** Those that the run cites, with their images. */
  readonly pages: readonly IllustratedPage[];
}

/** Takes in the images of what trackers cite. */
export interface IllustrationSink {
  /** Repeated when a run is resumed. */
  take(run: IllustratedRun): Promise<void>;
}

/** What the area of images contributes to runs. */
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

/** For the `providers` of the area's module, beside the sink itself. */
export const illustrating = (sink: Type<IllustrationSink>): FactoryProvider<true> => ({
  provide: Symbol('illustrations'),
  inject: [Illustrations, sink],
  useFactory: (illustrations: Illustrations, contributed: IllustrationSink) => {
    illustrations.use(contributed);
    return true;
  },
});
