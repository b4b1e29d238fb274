import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { contributed } from '#platform/contributed';
import { RecurringWork } from '#platform/recurring/recurring';

/** Takes a turn of recurring work without waiting for the next regular one. */
export const takeTurn = async (app: INestApplicationContext, name: string): Promise<void> => {
  const works = contributed(app.get(DiscoveryService, { strict: false }), RecurringWork);
  const work = works.find(({ declared }) => declared.name === name);
  if (work === undefined) throw new Error(`Nothing recurs as ${name}.`);
  await work.runOnce();
};
