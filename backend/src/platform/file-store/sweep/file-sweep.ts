import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Clock } from '#kernel/clock';
import { CLOCK } from '../../clock';
import { CONFIG, type Config } from '../../config/config';
import { contributed } from '../../contributed';
import { every } from '../../pauses';
import { FILE_STORE, type FileStore } from '../file-store';
import { ContributedFileOwner } from './file-owner';
import { sweepFiles } from './sweep-files';

const HOUR_MS = 3_600_000;
/** Far longer than what is under way can take to say in the log what it stored. */
const UNDER_WAY_MS = 24 * HOUR_MS;

/** Deletes, once an hour, what was stored and then left: by a crash in between, or since its person was erased meanwhile. */
@Injectable()
export class FileSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FileSweep.name);
  private readonly stopping = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'roles'>,
    @Inject(FILE_STORE) private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.roles.has('worker')) return;
    this.running = every(HOUR_MS, this.stopping.signal, () => this.sweep(), this.logger);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  async sweep(): Promise<void> {
    const owners = contributed(this.discovery, ContributedFileOwner).map(({ owner }) => owner);
    const before = new Date(this.clock.now().getTime() - UNDER_WAY_MS);
    const swept = await sweepFiles(this.files, owners, before, (error) => this.logger.error(error));
    for (const name of swept) this.logger.warn(`Nothing points to the file ${name}: it was deleted.`);
  }
}
