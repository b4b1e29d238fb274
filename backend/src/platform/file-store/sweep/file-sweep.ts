import { Logger } from '@nestjs/common';
import type { DiscoveryService } from '@nestjs/core';
import type { Clock } from '#kernel/clock';
import { DAY_MS, HOUR_MS } from '#kernel/durations';
import type { Recurring } from '../../recurring/recurring';
import type { FileStore } from '../file-store';
import { contributedFileOwners } from './file-owner';
import { sweepFiles } from './sweep-files';

/** Far longer than an operation can take to record in the log what it stored. */
const UNDER_WAY_MS = DAY_MS;

/**
 * Deletes, once an hour, files that were stored and then abandoned: because of a crash in between, or since their
 * person was erased meanwhile.
 */
export const fileSweep = (files: FileStore, clock: Clock, discovery: DiscoveryService): Recurring => {
  const name = 'file-sweep';
  const log = new Logger(name);
  return {
    name,
    role: 'worker',
    every: HOUR_MS,
    startDelayed: true,
    async work() {
      const before = new Date(clock.now().getTime() - UNDER_WAY_MS);
      const swept = await sweepFiles(files, contributedFileOwners(discovery), before, (error) => log.error(error));
      for (const file of swept) log.warn(`Nothing points to the file ${file}: it was deleted.`);
    },
  };
};
