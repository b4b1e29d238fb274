import type { ImageHostEvent } from '#events/images/image-host.events';
import { projected } from '#test/support/read-models/projected';
import { imageHosts } from './image-hosts.projection';

test('hosts are listed from when they are taken down until they are readmitted', async () => {
  const data = { host: 'agency.example', reason: 'Asked by its owner.' };
  const takenDown: ImageHostEvent = { type: 'ImageHostTakenDown', data };
  expect(await projected(imageHosts, [takenDown])).toEqual([
    { _id: data.host, reason: data.reason, taken_down_at: expect.any(String) },
  ]);
  expect(await projected(imageHosts, [takenDown, { type: 'ImageHostReadmitted', data }])).toEqual([]);
});
