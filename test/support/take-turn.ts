import type { INestApplicationContext } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { RecurringWork } from '#platform/recurring/recurring';

/** Takes a turn of recurring work without waiting for the next regular one. */
export const takeTurn = async (app: INestApplicationContext, name: string): Promise<void> => {
  const work = app
    .get(DiscoveryService, { strict: false })
    .getProviders()
    .map(({ instance }: { instance?: unknown }) => instance)
    .find((each): each is RecurringWork => each instanceof RecurringWork && each.declared.name === name);
  if (work === undefined) throw new Error(`Nothing recurs as ${name}.`);
  await work.runOnce();
};
