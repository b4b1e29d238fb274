import { randomUUID } from 'node:crypto';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type FetchImage, ImageVisits } from '#modules/research/published';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '#platform/clock';
import { CONFIG, type Config } from '#platform/config/config';
import { isFetchFailure } from '#platform/fetch/fetch-failure';
import { RecurringWork } from '#platform/pauses';
import { areFilling } from '#platform/read-store/first-fill';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { type CarriedImageDocument, carriedImages } from '#projections/images/images/images.projection';
import { TakenDownHosts } from '../taken-down-hosts';
import { imagesDueAgain } from './due-again';
import { ImageIntake } from './image-intake';
import { type Thumbnails, THUMBNAILS } from './thumbnails';

const LEASE = 'thumbnails';
/** Longer than an image takes: a slow host, its longest crawl delay and a decoder at its limit. */
const LEASE_MS = 120_000;
/** Images of one tick: robots.txt and hosts that rest are remembered as long. */
const MOST = 500;

/**
 * Makes the thumbnails of images that trackers' pages show, one at a time, in one process. What is left to do is found by an
 * index, so that no restart misses any. Does nothing where sharp cannot be loaded: images are then found, and wait.
 */
@Injectable()
export class ThumbnailWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(ThumbnailWorker.name);
  private readonly holder = randomUUID();
  private readonly stopping = new AbortController();
  private readonly work: RecurringWork;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles' | 'schedulerTickMs'>,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(READ_STORE) private readonly reads: ReadStore,
    @Inject(THUMBNAILS) private readonly thumbnails: Thumbnails,
    private readonly visits: ImageVisits,
    private readonly hosts: TakenDownHosts,
    private readonly intake: ImageIntake,
  ) {
    this.work = new RecurringWork(config.schedulerTickMs, () => this.tick(), this.log);
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.roles.has('worker')) return;
    if (await this.thumbnails.canBeMade()) void this.work.start();
    else this.log.warn('Images are not shown: sharp, which makes their thumbnails, cannot be loaded on this system.');
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.work.stop();
    if (this.config.roles.has('worker')) await this.reads.releaseLease(LEASE, this.holder);
  }

  private async tick(): Promise<void> {
    if (await areFilling(this.reads, [carriedImages])) return;
    for (const { carrier, imageId } of await imagesDueAgain(this.reads, this.clock.now()))
      await this.intake.seek(carrier, imageId);
    const fetchImage = this.visits.begin(LEASE, this.stopping.signal);
    const due = await this.reads.find(
      carriedImages,
      { state: 'found', carrier_kind: 'tracker' },
      { sort: { found_at: 1 }, limit: MOST },
    );
    for (const image of due) {
      if (this.stopping.signal.aborted || !(await this.reads.acquireLease(LEASE, this.holder, LEASE_MS))) return;
      try {
        await this.make(image, fetchImage);
      } catch (error) {
        this.log.error(`The image ${image._id} waits for the next tick.`, error);
      }
    }
  }

  private async make(image: CarriedImageDocument, fetchImage: FetchImage): Promise<void> {
    const { carrier_kind: kind, carrier_id: id, image_id: imageId, address, domains } = image;
    if (address === null) return;
    const carrier = { kind, id };
    if (!(await this.intake.isSought(carrier, imageId))) return;
    if (await this.hosts.includeAny(domains)) {
      await this.intake.leaveOut(carrier, imageId, { kind: 'host_taken_down' });
      return;
    }
    const fetched = await fetchImage(address);
    if (this.stopping.signal.aborted) return;
    if (isFetchFailure(fetched))
      await this.intake.leaveOut(carrier, imageId, { kind: 'not_fetched', fault: fetched.reason });
    else await this.intake.take(carrier, imageId, await this.thumbnails.ofBytes(fetched.body));
    // Its host was taken down while it was fetched.
    if (await this.hosts.includeAny(domains)) await this.intake.drop(carrier, [imageId], 'host_taken_down');
  }
}
