import { neededFor } from './read-message';

test.each([
  ['Two cups of coffee this morning', 'nothing'],
  ['What illness do I live with?', 'diagnosis'],
  ['What illness do I live with? And how bad was the pain today?', 'conversation'],
  ['How many coffees did I have today?', 'conversation'],
  ['delete the coffee', 'conversation'],
] as const)('“%s” needs: %s', (message, needed) => expect(neededFor(message)).toBe(needed));
