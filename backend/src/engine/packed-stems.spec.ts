import { packedStems, unpackedStems } from './packed-stems';

test.each([[[]], [['steel']], [['steel', 'tariff']]])('the stems %j are the same once unpacked', (stems) =>
  expect([...unpackedStems(packedStems(stems))]).toEqual(stems),
);
