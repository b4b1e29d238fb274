import { trackersSettings } from './trackers.settings';

const plan = { label: 'Pro', trackers: 50, daily: 25, price: 'price_1' };

test('the free plan has five trackers, two of them daily', () => {
  expect(trackersSettings.read({})).toEqual({ free: { trackers: 5, daily: 2 }, paid: {} });
});

test('paid plans are JSON by their key', () => {
  expect(trackersSettings.read({ PLANS: JSON.stringify({ pro: plan }) }).paid).toEqual({ pro: plan });
});

test.each([
  ['names the plan and the field that it lacks', '{"pro": {"label": "Pro", "trackers": 50}}', /^pro\.daily: /],
  ['says that it is not JSON', 'pro', /^not JSON$/],
])('a fault of PLANS %s', (_, PLANS, detail) => {
  expect(trackersSettings.faults({ PLANS })).toMatchObject([
    { variable: 'PLANS', detail: expect.stringMatching(detail) },
  ]);
});
