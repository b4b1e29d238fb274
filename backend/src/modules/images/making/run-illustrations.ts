import { Injectable } from '@nestjs/common';
import type { FoundImage } from '#events/images/carried-image.events';
import type { IllustratedRun, IllustrationSink } from '#modules/research/published';
import { imageIdOf } from '../image-id';
import { ImageIntake } from './image-intake';

/** Takes in the images of the pages that a run cites. Their thumbnails are made later. */
@Injectable()
export class RunIllustrations implements IllustrationSink {
  constructor(private readonly intake: ImageIntake) {}

  async take({ trackerId, pages }: IllustratedRun): Promise<void> {
    const images = pages.flatMap(({ url, title, images: shown }) =>
      shown.map(({ address, alt, title: ofImage, caption, around }): FoundImage => {
        const place = { kind: 'web', address, url, title } as const;
        return { imageId: imageIdOf(place), place, captions: { alt, title: ofImage, caption, around } };
      }),
    );
    await this.intake.find({ kind: 'tracker', id: trackerId }, images);
  }
}
