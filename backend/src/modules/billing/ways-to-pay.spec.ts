import { wayToPay } from './ways-to-pay';

const local = { production: false, host: '127.0.0.1', publicUrl: 'http://localhost:3000' };
const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'https://api.stripe.com' };

test('Stripe sells the plans if its keys are set, wherever the product runs', () => {
  expect(wayToPay({ stripe }, local)).toBe('stripe');
  expect(wayToPay({ stripe }, { ...local, production: true })).toBe('stripe');
});

test('a page stands in for Stripe on a computer of one’s own', () => {
  expect(wayToPay({}, local)).toBe('local');
  expect(wayToPay({}, { ...local, host: '::1' })).toBe('local');
});

test.each([{ production: true }, { host: '0.0.0.0' }, { publicUrl: 'https://aidy.example' }])(
  'no plan is given away with %j',
  (reach) => expect(wayToPay({}, { ...local, ...reach })).toBe('off'),
);
