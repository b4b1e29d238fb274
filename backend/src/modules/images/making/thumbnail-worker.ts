import { Logger } from '@nestjs/common';
import type { Clock } from '#kernel/clock';
import { memoize } from '#kernel/memoize';
import type { FetchImage, ImageVisits } from '#modules/research/published';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import type { ReadStore } from '#platform/read-store/read-store';
import type { Recurring } from '#platform/recurring/recurring';
import { type CarriedImageDocument, carriedImages } from '#projections/images/images/images.projection';
import type { TakenDownHosts } from '../taken-down-hosts';
import { MAX_IMAGES_PER_TICK, imagesDueAgain } from './due-again';
import type { ImageIntake } from './image-intake';
import type { ThumbnailResult } from './thumbnail';
import type { Thumbnails } from './thumbnails';

type OutcomeOf = (address: string) => Promise<ThumbnailResult>;

/**
 * Makes the thumbnails of images that trackers' pages show, one at a time. What is left to do is found by an index, so that no
 * restart misses any. Does nothing where sharp cannot be loaded: images are then found, and wait.
 */
export const thumbnailWorker = (
  clock: Clock,
  reads: ReadStore,
  thumbnails: Pick<Thumbnails, 'canBeMade' | 'ofBytes'>,
  visits: Pick<ImageVisits, 'begin'>,
  hosts: Pick<TakenDownHosts, 'includeAny'>,
  intake: Pick<ImageIntake, 'isSought' | 'leaveOut' | 'take' | 'drop' | 'seek'>,
): Recurring => {
  const name = 'thumbnails';
  const log = new Logger(name);

  const resultOf = async (address: string, fetchImage: FetchImage): Promise<ThumbnailResult> => {
    const fetched = await fetchImage(address);
    return isFetchFailure(fetched)
      ? { kind: 'fault', fault: { kind: 'not_fetched', fault: fetched.reason } }
      : thumbnails.ofBytes(fetched.body);
  };

  const make = async (image: CarriedImageDocument, outcomeOf: OutcomeOf, signal: AbortSignal): Promise<void> => {
    const { carrier_kind: kind, carrier_id: id, image_id: imageId, address, domains } = image;
    if (address === null) return;
    const carrier = { kind, id };
    if (!(await intake.isSought(carrier, imageId))) return;
    if (await hosts.includeAny(domains)) {
      await intake.leaveOut(carrier, imageId, { kind: 'host_taken_down' });
      return;
    }
    const outcome = await outcomeOf(address);
    if (signal.aborted) return;
    await intake.take(carrier, imageId, outcome);
    // The host may have been taken down during the fetch.
    if (await hosts.includeAny(domains)) await intake.drop(carrier, [imageId], 'host_taken_down');
  };

  return {
    name,
    role: 'worker',
    every: 'tick',
    singleton: true,
    reads: [carriedImages],
    async isAvailable() {
      const can = await thumbnails.canBeMade();
      if (!can) log.warn('Images are not shown: sharp, which makes their thumbnails, cannot be loaded on this system.');
      return can;
    },
    async work(signal) {
      for (const { carrier, imageId } of await imagesDueAgain(reads, clock.now())) {
        try {
          await intake.seek(carrier, imageId);
        } catch (error) {
          log.error(`The image ${imageId} of ${carrier.id} is not tried again for now.`, error);
        }
      }
      const fetchImage = visits.begin(name, signal);
      // Trackers of one candidate read the same pages: each picture of theirs is fetched once for all of them.
      const outcomeOf = memoize((address: string) => resultOf(address, fetchImage));
      const due = await reads.find(
        carriedImages,
        { state: 'found', carrier_kind: 'tracker' },
        { sort: { found_at: 1 }, limit: MAX_IMAGES_PER_TICK },
      );
      for (const image of due) {
        if (signal.aborted) return;
        try {
          await make(image, outcomeOf, signal);
        } catch (error) {
          log.error(`The image ${image._id} waits for the next tick.`, error);
        }
      }
    },
  };
};
