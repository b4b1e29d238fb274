import { answerOnTrackers } from './answer-on-trackers';
import { readTrackerQuestion } from './tracker-question';

test.each([
  ['How many trackers do I have?', 'all'],
  ['Which trackers do I have?', 'all'],
  ['How many trackers are in this folder?', 'all'],
  ['Which trackers failed?', 'failed'],
  ['Did any of my trackers fail?', 'failed'],
  ['Which trackers are paused?', 'paused'],
  ['Wie viele Tracker habe ich?', 'all'],
  ['Welche Tracker sind fehlgeschlagen?', 'failed'],
  ['¿Cuántos trackers tengo?', 'all'],
])('%s is asked of trackers themselves', (question, asked) => {
  expect(readTrackerQuestion(question)).toBe(asked);
});

test.each([
  'Which trackers mention copper?',
  'How many trackers are about steel?',
  'What did the trackers find on Canada?',
  'Which rockets failed?',
  'What is new?',
])('%s is asked of what they found', (question) => {
  expect(readTrackerQuestion(question)).toBeNull();
});

const trackers = [
  { title: 'Steel', isFollowed: false, hasFailed: false, isPaused: true },
  { title: 'Moon', isFollowed: false, hasFailed: true, isPaused: false },
  { title: 'Whales', isFollowed: true, hasFailed: false, isPaused: false },
];
const root = { kind: 'folder', isOwn: true, isRoot: true } as const;
const folder = { ...root, isRoot: false } as const;

test.each([
  ['You have 2 trackers and follow 1:\n\n1. Steel\n2. Moon\n3. Whales', answerOnTrackers('all', trackers, root)],
  ['Your folder has 2 trackers:\n\n1. Steel\n2. Moon', answerOnTrackers('all', trackers.slice(0, 2), folder)],
  ['You have no trackers.', answerOnTrackers('all', [], root)],
  ['1 of 3 failed in the last run:\n\n1. Moon', answerOnTrackers('failed', trackers, root)],
  ['None of 1 failed in the last run.', answerOnTrackers('failed', trackers.slice(0, 1), root)],
  ['1 of 3 is paused:\n\n1. Steel', answerOnTrackers('paused', trackers, root)],
  ['Du hast 2 Tracker und folgst 1:\n\n1. Steel\n2. Moon\n3. Whales', answerOnTrackers('all', trackers, root, 'de')],
  ['1 von 3 ist beim letzten Lauf fehlgeschlagen:\n\n1. Moon', answerOnTrackers('failed', trackers, root, 'de')],
])('%s', (words, said) => {
  expect(said).toBe(words);
});
