import { Logger } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import type { Clock } from '#kernel/clock';
import { contributed } from '../../contributed';
import type { Recurring } from '../../recurring/recurring';
import type { FileStore } from '../file-store';
import { ContributedFileOwner } from './file-owner';
import { sweepFiles } from './sweep-files';

const HOUR_MS = 3_600_000;
/** Far longer than what is under way can take to say in the log what it stored. */
const UNDER_WAY_MS = 24 * HOUR_MS;

/** Deletes, once an hour, what was stored and then left: by a crash in between, or since its person was erased meanwhile. */
export const fileSweep = (files: FileStore, clock: Clock, discovery: DiscoveryService): Recurring => {
  const name = 'file-sweep';
  const log = new Logger(name);
  return {
    name,
    role: 'worker',
    every: HOUR_MS,
    begins: 'after a pause',
    async work() {
      const owners = contributed(discovery, ContributedFileOwner).map(({ owner }) => owner);
      const before = new Date(clock.now().getTime() - UNDER_WAY_MS);
      const swept = await sweepFiles(files, owners, before, (error) => log.error(error));
      for (const file of swept) log.warn(`Nothing points to the file ${file}: it was deleted.`);
    },
  };
};
