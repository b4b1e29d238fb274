import { Inject, Injectable } from '@nestjs/common';
import type { Carrier, DropReason, FoundImage, ImageFault } from '#events/images/carried-image.events';
import type { Clock } from '#kernel/clock';
import { isRefusal } from '#kernel/decider';
import type { Ids } from '#kernel/ids';
import { CLOCK } from '#platform/clock';
import { ofTheSystem } from '#platform/command-handling/command-context';
import { CommandRunner } from '#platform/command-handling/command-runner';
import { FILE_STORE, type FileStore } from '#platform/file-store/file-store';
import { putWhole } from '#platform/file-store/put-whole';
import { IDS } from '#platform/ids';
import { type CarriedImagesCommand, carriedImagesDecider } from '../domain/carried-images.decider';
import { thumbnailFile } from '../image-files';
import { audienceOf } from './audience-of';
import type { ThumbnailResult } from './thumbnail';

const MAX_BYTES = 512 * 1024;
/** Found images that one event names, so that it stays small. */
const TOGETHER = 100;

/** Records images and their outcomes, and keeps their thumbnails. */
@Injectable()
export class ImageIntake {
  constructor(
    @Inject(FILE_STORE) private readonly files: Pick<FileStore, 'put' | 'delete'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    private readonly runner: CommandRunner,
  ) {}

  /** `most`: how many images the carrier may have for these to be found. */
  async find(carrier: Carrier, images: readonly FoundImage[], most?: number): Promise<void> {
    for (let from = 0; from < images.length; from += TOGETHER) {
      const some = images.slice(from, from + TOGETHER);
      await this.record({ type: 'FindImages', carrier, images: some, ...(most !== undefined && { most }) });
    }
  }

  async leaveOut(carrier: Carrier, imageId: string, fault: ImageFault): Promise<void> {
    await this.record({ type: 'LeaveOutImage', carrier, imageId, fault, now: this.clock.now() });
  }

  async drop(carrier: Carrier, imageIds: readonly string[], reason: DropReason): Promise<void> {
    await this.record({ type: 'DropImages', carrier, imageIds, reason });
  }

  /** Requests a thumbnail for an image after all. */
  async seek(carrier: Carrier, imageId: string): Promise<void> {
    await this.record({ type: 'SeekImages', carrier, imageIds: [imageId] });
  }

  /** Whether a thumbnail of it is still to be made: a read model may be behind. */
  async isSought({ id }: Carrier, imageId: string): Promise<boolean> {
    return (await this.statusOf(id, imageId)) === 'found';
  }

  /** The file comes first: an image that is found has one. */
  async take(carrier: Carrier, imageId: string, result: ThumbnailResult): Promise<void> {
    if (result.kind === 'fault') return this.leaveOut(carrier, imageId, result.fault);
    const audience = await audienceOf(this.runner.streams, carrier);
    if (audience === null) return this.drop(carrier, [imageId], 'carrier_deleted');
    const { content, width, height } = result;
    const name = thumbnailFile(carrier.id, imageId);
    await putWhole(this.files, name, content, MAX_BYTES);
    const thumbnail = { width, height, bytes: content.byteLength };
    await this.record({ type: 'KeepImage', carrier, imageId, audience, thumbnail });
    // The image was dropped meanwhile, and its file deleted before this one was written.
    if ((await this.statusOf(carrier.id, imageId)) !== 'kept') await this.files.delete(name);
  }

  private async statusOf(carrierId: string, imageId: string) {
    return (await this.runner.streams.stateOf(carriedImagesDecider, carrierId)).images[imageId]?.status;
  }

  private async record(command: CarriedImagesCommand): Promise<void> {
    const context = ofTheSystem(this.ids.next(), this.clock.now());
    const decided = await this.runner.run(carriedImagesDecider, command.carrier.id, command, context);
    // Only concurrent writers on the stream can cause a refusal; the image is found again.
    if (isRefusal(decided)) throw new Error(decided.detail);
  }
}
