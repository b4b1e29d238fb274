import { DiscoveryService } from '@nestjs/core';
import { Readable } from 'node:stream';
import { dayOf } from '#kernel/calendar';
import { isRefusal } from '#kernel/decider';
import { trackersSettings } from '#modules/trackers/published';
import { CLOCK } from '#platform/clock';
import { contributedExports } from '#platform/export/contributions';
import { ownedParts } from '#platform/export/owned-documents';
import { withoutOwner } from '#platform/export/without-owner';
import { fileRoute } from '#platform/http/routes/file-route';
import { contributedProjections } from '#platform/projection-runner/contributions';
import { READ_STORE } from '#platform/read-store/read-store';
import { activeUser } from '../get-user/get-user.query';
import { accountJson } from './account-json';

export const ExportAccount = fileRoute({
  path: 'api/common/export-account',
  access: 'user',
  inPerson: 'exporting the account',
  summary: 'Everything that belongs to the caller, as a JSON file.',
  types: ['application/json'],
  uses: [READ_STORE, trackersSettings.port, CLOCK, DiscoveryService],
  async read({ caller: { userId } }, reads, plans, clock, discovery) {
    const user = await activeUser(userId, reads, plans, clock.now());
    if (isRefusal(user)) return user;
    const now = clock.now().toISOString();
    const projections = contributedProjections(discovery).flat();
    const parts = contributedExports(discovery).flat();
    return {
      name: `account-${dayOf(now)}.json`,
      type: 'application/json; charset=utf-8',
      content: Readable.from(
        accountJson(withoutOwner(user.account), [...parts, ...ownedParts(reads, projections)], userId, now),
      ),
    };
  },
});
