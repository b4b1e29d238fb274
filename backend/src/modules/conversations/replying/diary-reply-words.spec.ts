import type { InterfaceLanguage } from '#platform/http/requests/interface-language';
import { WEDNESDAY } from '#test/support/conversations/diary-entries';
import { EMPTY_DIARY } from '../diary-answer';
import type { MessageReading } from '../message-reading';
import { readMessage } from '../read-message';
import { wordsOf } from './diary-reply-words';
import { emergencyWordsOf } from './emergency-words';

const to = { sent: WEDNESDAY, language: 'en' } as const;
const read = (message: string, language: InterfaceLanguage = 'en'): MessageReading =>
  readMessage(message, EMPTY_DIARY, { sent: WEDNESDAY, language });
const replyTo = (message: string): string => wordsOf(read(message), 0, 'en');

test('the reply to a note asks what it should count as', () =>
  expect(replyTo('Rough day all in all')).toBe(
    'I have kept this as a note, word for word. Nothing of it is counted yet: what should it count as?',
  ));

const NOTED = {
  en: 'I have noted what you said, word for word.',
  es: 'He anotado lo que has dicho, palabra por palabra.',
  de: 'Was du gesagt hast, habe ich notiert, Wort für Wort.',
};

test.each([
  ['I have chest pain', 'en', ['112', '911', '999', '000']],
  ['I want to kill myself', 'en', ['112', '911', '999', '000', '988', '116 123', '13 11 14']],
  ['no quiero vivir', 'es', ['112', '911', '024', '988']],
  ['Ich bekomme keine Luft', 'de', ['112']],
  ['Ich will nicht mehr leben', 'de', ['112', '116 123', '142', '143']],
] as const)(
  '%s: a reply that opens with whom to call, in the language of the message, and asks for no entry',
  (message, language, numbers) => {
    const reply = replyTo(message);
    const words = emergencyWordsOf(reply);
    expect(words).toMatchObject({ language, numbers });
    expect(reply.slice(words?.text.length)).toBe(`\n\n${NOTED[language]}`);
  },
);

test('a call for help in a language without such words is answered in that of the interface', () => {
  const reply = wordsOf(read('Ik krijg geen lucht', 'de'), 0, 'de');
  expect(emergencyWordsOf(reply)).toMatchObject({ language: 'de', heading: 'Hol dir jetzt Hilfe' });
});

test('a reply of before its words were changed is still known', () =>
  expect(
    emergencyWordsOf(
      'Bleib damit bitte nicht allein. Wenn du dir etwas antun könntest, ruf jetzt den Notruf an (112 in Europa). Mit jemandem reden kannst du zu jeder Stunde: 116 123 in Deutschland, 142 in Österreich, 143 in der Schweiz.\n\nI have noted what you said, word for word.',
    ),
  ).toMatchObject({ language: 'de', numbers: ['112', '116 123', '142', '143'] }));

test('no other reply is taken for one', () => {
  expect(emergencyWordsOf(replyTo('Rough day'))).toBeNull();
  expect(emergencyWordsOf('')).toBeNull();
});

test('a message about somebody else is kept, and nobody is asked what it should count as', () => {
  expect(replyTo('my wife had a migraine')).toBe('I have kept this as a note, word for word.');
  expect(replyTo('my wife and I had something odd')).toContain('what should it count as?');
});

test('an answer says which notes about what was asked it has not counted, and nothing of others', () => {
  const reply = (count: number, ...about: readonly string[]): string => {
    const reading = {
      ...read('Rough day'),
      answer: { kind: 'answered', words: '2 stools today.', findsNone: false } as const,
    };
    return wordsOf({ ...reading, uncounted: { count, about, others: [], waiting: [], corrections: [] } }, 0, 'en');
  };
  expect(reply(0)).toBe('2 stools today.');
  expect(reply(11)).toBe('2 stools today.');
  expect(reply(11, 'saw\nblood')).toBe('2 stools today.\n\nOne note isn’t counted as an entry: “saw blood”.');
  expect(reply(5, 'a', 'b', 'c', 'd')).toBe(
    '2 stools today.\n\n4 notes aren’t counted as entries, among them “a”, “b”, “c”.',
  );
  expect(reply(1, 'x'.repeat(200))).toContain(`“${'x'.repeat(80)}…”`);
});

test('an answer says which corrections of what it counts wait', () => {
  const reply = (...corrections: readonly string[]): string => {
    const reading = {
      ...read('Rough day'),
      answer: { kind: 'answered', words: '4 of 10.', findsNone: false } as const,
    };
    return wordsOf({ ...reading, uncounted: { count: 0, about: [], others: [], waiting: [], corrections } }, 0, 'en');
  };
  expect(reply('“Pain 4 of 10” to “Pain 7 of 10”')).toBe(
    '4 of 10.\n\nOne correction waits for your answer, and is not counted: “Pain 4 of 10” to “Pain 7 of 10”.',
  );
  expect(reply('a', 'b', 'c', 'd')).toBe(
    '4 of 10.\n\n4 corrections wait for your answer, and are not counted, among them a; b; c.',
  );
});

test('what was not taken is told, and nobody is asked to count it', () => {
  const reading = {
    ...read('Rough day'),
    answer: { kind: 'answered', words: 'Your diary has no mesalazine yesterday.', findsNone: true } as const,
  };
  const uncounted = { count: 1, about: ['forgot my mesalazine last night'], others: [], waiting: [], corrections: [] };
  expect(wordsOf({ ...reading, uncounted }, 0, 'en')).toBe(
    'Your diary has no mesalazine yesterday.\n\nOne note isn’t counted as an entry: “forgot my mesalazine last night”.',
  );
  expect(wordsOf(read('forgot my mesalazine last night'), 0, 'en')).toBe('I have kept this as a note, word for word.');
});

test('an answer without entries offers the notes of that time', () => {
  const reading = {
    ...read('Rough day'),
    answer: { kind: 'answered', words: 'Your diary has no pain today.', findsNone: true } as const,
  };
  const uncounted = { count: 1, about: [], others: ['my stomach cramped'], waiting: [], corrections: [] };
  expect(wordsOf({ ...reading, uncounted }, 0, 'en')).toBe(
    'Your diary has no pain today.\n\nOne note isn’t counted as an entry: “my stomach cramped”. To count it, press “Make an entry of it” below it.',
  );
});

test.each([
  'I was told last year that I have Crohn’s disease',
  'I have ulcerative colitis',
  'diagnosed, I live with Crohn’s',
  'me diagnosticaron colitis ulcerosa',
  'Ich habe Morbus Crohn',
])('a message that names a diagnosis is answered with where to save it: %s', (message) =>
  expect(replyTo(message)).toContain('you can save it under “My condition”'),
);

test.each(['my mother was told that she has Crohn’s disease', 'I think I have colitis', 'I have a headache'])(
  'nobody is said to live with what is not told: %s',
  (message) => expect(replyTo(message)).not.toContain('My condition'),
);

test('a question about one’s diagnosis is answered from what was saved', () => {
  const asked = (diagnosis: string | null) =>
    wordsOf(readMessage('What illness do I live with?', { ...EMPTY_DIARY, diagnosis }, to), 2, 'en');
  expect(asked('Crohn’s disease')).toMatch(/^You live with “Crohn’s disease”/);
  expect(asked(null)).toMatch(/^You have not saved what you live with/);
});
