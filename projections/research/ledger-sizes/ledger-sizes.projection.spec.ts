import { projected } from '#test/support/read-models/projected';
import { claimRecorded } from '#test/support/research/research-examples';
import { ledgerSizes } from './ledger-sizes.projection';

test('the claims of a tracker that were told as news are counted', async () => {
  const claims = [claimRecorded('run-1', 'claim-1'), claimRecorded('run-1', 'claim-2')];
  expect(await projected(ledgerSizes, claims)).toEqual([{ _id: expect.any(String), claims: 2 }]);
});
