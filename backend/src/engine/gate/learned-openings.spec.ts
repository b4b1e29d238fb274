import { packStems, unpackStems } from './learned-openings';

test.each([[[]], [['steel']], [['steel', 'tariff']]])('the stems %j are the same once unpacked', (stems) =>
  expect([...unpackStems(packStems(stems))]).toEqual(stems),
);
