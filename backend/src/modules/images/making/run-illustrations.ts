import { Injectable } from '@nestjs/common';
import type { FoundImage } from '#events/images/carried-image.events';
import type { IllustratedPage } from '#events/images/image-captions';
import type { IllustratedRun, IllustrationSink } from '#modules/research/published';
import { imageIdOf } from '../image-id';
import { ImageIntake } from './image-intake';

/** Images of a tracker from which on only pages that it cites add more, so that there is room for theirs. */
const MAX_WITH_NOT_CITED = 1000;

const imagesOf = (pages: readonly IllustratedPage[]): readonly FoundImage[] =>
  pages.flatMap(({ url, title, images }) =>
    images.map(({ address, alt, title: ofImage, caption, around }): FoundImage => {
      const place = { kind: 'web', address, url, title } as const;
      return { imageId: imageIdOf(place), place, captions: { alt, title: ofImage, caption, around } };
    }),
  );

/** Takes in the images of the pages that a run read, those of cited pages first. Their thumbnails are made later. */
@Injectable()
export class RunIllustrations implements IllustrationSink {
  constructor(private readonly intake: ImageIntake) {}

  async take({ trackerId, pages }: IllustratedRun): Promise<void> {
    const carrier = { kind: 'tracker', id: trackerId } as const;
    await this.intake.find(carrier, imagesOf(pages.filter(({ isCited }) => isCited)));
    await this.intake.find(carrier, imagesOf(pages.filter(({ isCited }) => !isCited)), MAX_WITH_NOT_CITED);
  }
}
