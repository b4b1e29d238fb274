import { toastLifetime, subscribeToToasts, toast, toastFailure } from './toast';

test('messages sent before they can be shown are queued, and each is shown once', () => {
  const shown: string[] = [];
  toast('Tracker created!');
  toastFailure('Failed to copy tracker link');
  const stop = subscribeToToasts(({ message, failed }) => shown.push(failed ? `${message} (failed)` : message));
  expect(shown).toEqual(['Tracker created!', 'Failed to copy tracker link (failed)']);
  toast('Login successful!');
  expect(shown.slice(2)).toEqual(['Login successful!']);
  stop();
  toast('Tracker paused');
  subscribeToToasts(({ message }) => shown.push(message));
  expect(shown.slice(3)).toEqual(['Tracker paused']);
});

test('a message stays for 2 seconds, one that comes with a page for 5, and a failure until it is dismissed', () => {
  const message = { message: 'Tags updated successfully', failed: false };
  const failure = { message: 'Failed to update tags', failed: true };
  expect([message, { ...message, lasting: true } as const, failure].map(toastLifetime)).toEqual([2000, 5000, null]);
});
