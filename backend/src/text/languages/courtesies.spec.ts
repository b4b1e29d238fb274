import { courtesyIn } from './courtesies';

test.each([
  ['Thanks!', 'thanks'],
  ['ok thanks', 'thanks'],
  ['Thank you so much', 'thanks'],
  ['perfect, thank you for your help', 'thanks'],
  ['Danke schön', 'thanks'],
  ['¡Muchas gracias!', 'thanks'],
  ['merci 🙏', 'thanks'],
  ['Hi', 'greeting'],
  ['hello there', 'greeting'],
  ['Guten Morgen', 'greeting'],
  ['Bonjour', 'greeting'],
  ['Good night', 'greeting'],
  ['ok', 'agreement'],
  ['got it', 'agreement'],
  ['vale', 'agreement'],
])('%s', (message, kind) => expect(courtesyIn(message)).toBe(kind));

test.each([
  'Thanks, and when does it end?',
  'Who thanks the board?',
  'thanks to the pill I slept 7 hours',
  'good night, slept 8 hours',
  'pain 7',
  'no',
  '',
])('“%s” is more than a courtesy', (message) => expect(courtesyIn(message)).toBeNull());
