import { wayToPay } from './ways-to-pay';

const desk = { production: false, host: '127.0.0.1', publicUrl: 'http://localhost:3000' };
const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: 'https://api.stripe.com' };

test('with keys of Stripe, plans are sold by it, wherever that is', () => {
  expect(wayToPay({ stripe }, desk)).toBe('stripe');
  expect(wayToPay({ stripe }, { ...desk, production: true })).toBe('stripe');
});

test('without them, a page stands in for it on a computer of one’s own', () => {
  expect(wayToPay({}, desk)).toBe('local');
  expect(wayToPay({}, { ...desk, host: '::1' })).toBe('local');
});

test.each([{ production: true }, { host: '0.0.0.0' }, { publicUrl: 'https://aidy.example' }])(
  'nothing is given away with %j',
  (reach) => expect(wayToPay({}, { ...desk, ...reach })).toBe('off'),
);
