import { replyToCourtesy } from './courtesy';

test.each([
  'Thanks!',
  'ok thanks',
  'Thank you so much',
  'perfect, thank you for your help',
  'Danke schön',
  '¡Muchas gracias!',
  'merci 🙏',
])('%s is answered', (message) => expect(replyToCourtesy(message)).toMatch(/^You are welcome\./));

test.each(['Hi', 'hello there', 'Guten Morgen', 'Bonjour'])('%s is greeted', (message) =>
  expect(replyToCourtesy(message)).toBe('Hello. What would you like to know?'),
);

test.each(['Thanks, and when does it end?', 'yes', 'ok', 'Who thanks the board?', 'no', ''])(
  '%s is no courtesy',
  (message) => expect(replyToCourtesy(message)).toBeNull(),
);
