import type { DiaryEntry } from '#events/conversations/diary-entry';
import { WEDNESDAY, entryAt, known } from '#test/support/conversations/diary-entries';
import { EMPTY_DIARY } from '../diary-answer';
import { readMessage } from '../read-message';
import { wordsOf } from '../replying/diary-reply-words';
import { textsIn } from '../wording/texts';
import { examplesFor } from './diary-answers';

const entries: readonly DiaryEntry[] = [
  entryAt({ kind: 'stool', bristol: 6, count: 2, blood: null }, '06T06:00'),
  entryAt({ kind: 'stool', bristol: 7, count: 3, blood: true }, '05T06:00'),
  entryAt({ kind: 'stool', bristol: null, count: 1, blood: null }, '04T06:00'),
  entryAt({ kind: 'pain', strength: 7, where: 'Rücken' }, '06T12:00'),
  entryAt({ kind: 'pain', strength: 4, where: 'Bauch' }, '05T12:00'),
  entryAt({ kind: 'drink', what: 'Kaffee', amount: { value: 2, unit: 'Tassen' } }, '06T06:30'),
  entryAt({ kind: 'medication', name: 'Ibuprofen', dose: '400 mg' }, '05T13:00'),
  entryAt({ kind: 'sleep', minutes: 450 }, '06T05:00'),
];

const replyTo = (message: string, before: readonly string[] = [], language: 'en' | 'de' = 'de'): string =>
  wordsOf(
    readMessage(message, { ...EMPTY_DIARY, newest: known(entries), said: before }, { sent: WEDNESDAY, language }),
    0,
    language,
  );
const firstLine = (reply: string): string => reply.split('\n')[0] ?? '';

test.each([
  ['Wie oft hatte ich gestern Stuhlgang?', '3 Stuhlgänge gestern:'],
  ['Wie oft musste ich heute aufs Klo?', '2 Stuhlgänge heute:'],
  ['Wie oft hatte ich im Mai Stuhlgang?', '6 Stuhlgänge von Freitag, 1. Mai bis Mittwoch, 6. Mai 2026:'],
  ['Wie viele Stuhlgänge vom Typ 7 hatte ich?', '3 Stuhlgänge vom Typ 7 insgesamt:'],
  ['Hatte ich gestern Blut im Stuhl?', 'Ja, 3 Stuhlgänge mit Blut gestern:'],
  [
    'Hatte ich heute Blut im Stuhl?',
    'In deinem Tagebuch stehen heute keine Stuhlgänge mit Blut. Bei 2 Stuhlgängen aus dieser Zeit fehlt die Angabe zu Blut.',
  ],
  ['Wann war mein letzter Stuhlgang?', 'Stuhlgang Typ 6, 2-mal, heute um 08:00.'],
  ['Wann habe ich zuletzt Ibuprofen genommen?', 'Ibuprofen, 400 mg, gestern um 15:00.'],
  ['Habe ich heute schon Ibuprofen genommen?', 'In deinem Tagebuch steht heute nichts unter „Ibuprofen“.'],
  ['Wie viel Kaffee habe ich heute getrunken?', '2 Tassen Kaffee heute, 1-mal:'],
  ['Wie stark waren die Bauchschmerzen gestern?', 'In deinem Tagebuch steht gestern:'],
  ['Wie oft hatte ich diese Woche Bauchschmerzen?', '1-mal Schmerzen (Bauch) diese Woche (seit Montag):'],
  [
    'Hatte ich diese Woche Kopfschmerzen?',
    'In deinem Tagebuch steht diese Woche (seit Montag) nichts unter „Schmerzen (Kopf)“, aber das hier:',
  ],
  [
    'Wann waren die Schmerzen am stärksten?',
    'Schmerzen 7 von 10, Rücken, heute um 14:00. Das ist der höchste Wert von 2 Einträgen insgesamt.',
  ],
  [
    'Wie stark waren meine Schmerzen diese Woche im Durchschnitt?',
    'Im Durchschnitt 5,5 von 10, aus 2 Einträgen diese Woche (seit Montag).',
  ],
  ['Wie lange habe ich letzte Nacht geschlafen?', '7 h 30 min letzte Nacht.'],
  ['Wie oft musste ich heute früh aufs Klo?', '2 Stuhlgänge heute:'],
  ['Was habe ich heute Morgen getrunken?', 'In deinem Tagebuch steht heute:'],
  ['Was habe ich gestern Abend genommen?', 'In deinem Tagebuch steht gestern:'],
  ['Was habe ich heute gefrühstückt?', 'In deinem Tagebuch stehen heute keine Mahlzeiten.'],
  ['Zeig mir gestern', 'In deinem Tagebuch steht gestern:'],
])('%s', (question, answer) => expect(firstLine(replyTo(question))).toBe(answer));

test.each([
  ['und vorgestern?', 'Wie oft hatte ich gestern Stuhlgang?', '1 Stuhlgang am Montag, 4. Mai:'],
  ['Und heute?', 'Habe ich gestern Ibuprofen genommen?', 'In deinem Tagebuch steht heute nichts unter „Ibuprofen“.'],
])('%s after %s', (question, before, answer) => expect(firstLine(replyTo(question, [before]))).toBe(answer));

test.each([
  'Wie oft hatte ich keinen Stuhlgang?',
  'Wie oft hatte ich nachts Stuhlgang?',
  'Wie oft waren die Schmerzen stark?',
  'Wie oft hatte Anna gestern Stuhlgang?',
  'Hat meine Mutter gestern Ibuprofen genommen?',
  'Wie oft war ich nicht auf dem Klo?',
  'Wie ist das Wetter?',
])('%s: not from this diary, with three questions that are', (question) =>
  expect(replyTo(question)).toBe(
    [
      'Das kann ich aus deinem Tagebuch nicht beantworten. Du kannst mich zum Beispiel fragen:',
      '- Wie oft hatte ich gestern Stuhlgang?',
      '- Wie stark waren meine Schmerzen diese Woche im Durchschnitt?',
      '- Wann hatte ich zuletzt Kaffee?',
    ].join('\n'),
  ),
);

test.each([
  'Soll ich mehr Ibuprofen nehmen?',
  'Wie viel Ibuprofen darf ich nehmen?',
  'Ist Blut im Stuhl gefährlich?',
  'Warum habe ich Bauchschmerzen?',
])('%s: for somebody trained', (question) => expect(replyTo(question)).toMatch(/^Ich führe dein Tagebuch/));

test.each(['en', 'de'] as const)('every example is a question that is answered: %s', (language) => {
  const texts = textsIn(language);
  const examples = entries.flatMap((each) => examplesFor([each], texts));
  expect(new Set(examples).size).toBe(6);
  for (const each of examples)
    expect([each, replyTo(each, [], language)]).toEqual([each, expect.not.stringContaining(texts.unknown)]);
});
