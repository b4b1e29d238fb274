import { localTime } from '#events/conversations/diary-entry';
import { clockIn, saysUnreadTime } from './only-clock';
import { prefilledForms } from './prefilled-forms';

/** A Wednesday evening, 20:30 where the person is. */
const sent = { at: '2026-05-06T18:30:00.000Z', offsetMinutes: 120 };

/** The fields that are filled in, one line for each kind: `pain strength=6 where=tummy @ 05-06 10:00`. */
const filledIn = (message: string, note = message): readonly string[] =>
  prefilledForms(note, message, sent).flatMap(({ kind, at, offsetMinutes, said, words: _, asksTime, ...thing }) => {
    const fields = Object.entries(thing).flatMap(([name, value]: readonly [string, unknown]) =>
      value === null
        ? []
        : [`${name}=${typeof value === 'object' ? Object.values(value).join(' ').trim() : String(value)}`],
    );
    const local = localTime(at, offsetMinutes).slice(5, 16).replace('T', ' ');
    const when = said === 'none' ? (asksTime ? ' @ ?' : '') : ` @ ${said === 'day' ? local.slice(0, 5) : local}`;
    return fields.length === 0 ? [] : [`${[kind, ...fields].join(' ')}${when}`];
  });

test.each([
  ['Woke up late, took 400 mg ibuprofen at 9am, felt better', ['medication name=ibuprofen dose=400 mg @ 05-06 09:00']],
  ['I think I had about 400 mg ibuprofen this morning', ['medication name=ibuprofen dose=400 mg @ 05-06']],
  ['Ana cooked, two eggs and a coffee', ['meal what=eggs amount=2', 'drink what=coffee amount=1']],
  ['Ana says I took 400 mg ibuprofen, weird', ['medication name=ibuprofen dose=400 mg']],
  ['blood in my stool this morning', ['stool blood=true @ 05-06']],
  ['my stool was all watery at 9am, type 7 this time', ['stool bristol=7 count=1 @ 05-06 09:00']],
  ['stool was awful again, type 6 and no blood', ['stool bristol=6 blood=false']],
  ['been to the loo twice today and no blood', ['stool count=2 blood=false @ 05-06']],
  ['fui al baño tres veces, tipo 6, sin sangre', ['stool bristol=6 count=3 blood=false']],
  ['zweimal auf dem Klo, Typ 7, kein Blut', ['stool bristol=7 count=2 blood=false']],
  ['went for a poo at 7 this morning, type 6', ['stool bristol=6 count=1 @ 05-06 07:00']],
  ['tummy ache since ten, about 6 out of 10', ['pain strength=6 where=tummy @ 05-06 10:00']],
  ['pain in my lower right side, a 6', ['pain strength=6 where=lower right side']],
  ['Krämpfe im Unterbauch bestimmt ne 7', ['pain strength=7 where=unterbauch']],
  ['tengo dolor de cabeza, un 7 de 10', ['pain strength=7 where=cabeza']],
  ['my tummy has been a right pain, about 6 out of 10', ['pain strength=6 where=tummy']],
  ['feeling low, mood 3 out of 10', ['mood what=low strength=3']],
  ['severe nausea after lunch', ['symptom what=nausea strength=severe @ 05-06']],
  ['took two paracetamol at 8 in the morning', ['medication name=paracetamol dose=two @ 05-06 08:00']],
  ['Humira gestern gespritzt', ['medication name=humira @ 05-05']],
  ['tomé un sobre de movicol esta mañana', ['medication name=movicol dose=un sobre @ 05-06']],
  ['slept badly, about 5 hours', ['sleep minutes=300']],
  ['right knee 5/10, left fine', ['pain strength=5 where=right knee']],
  ['had 3 rich tea biscuits', ['meal what=biscuits']],
  ['only managed half a bowl of soup yesterday evening', ['meal what=soup amount=0.5 bowl @ 05-05']],
  ['drank about 2 litres water, still thirsty', ['drink what=water amount=2 litres']],
  ['coffee x2 and toast w/ peanut butter', ['meal what=toast with peanut butter', 'drink what=coffee amount=2']],
])('a form is filled in with what is plainly said: %s', (message, shown) => expect(filledIn(message)).toEqual(shown));

test.each([
  ['two strengths', 'Pain was 8/10, now 4/10'],
  ['a strength that fell', 'pain down from 8 to 4'],
  ['a strength out of its scale', 'I guess pain 70/10'],
  ['a range', 'pain 2-3/10'],
  ['two types', 'my stool was awful, type 6 or type 7'],
  ['a rate', 'been 8 times a day with this'],
  ['somebody else', 'my mother has blood in her stool'],
  ['what is not sure', 'not sure if there was blood in my stool'],
  ['what was not', 'did not take my 50 mg azathioprine'],
  ['a plan', 'hoping to sleep 8 hours'],
  ['another time', 'In 2019 I went 20 times with blood'],
  ['a blood that is measured', 'stool sample and blood test at noon'],
  ['another blood', 'nosebleed, lots of blood'],
  ['another disease', 'I have type 2 diabetes'],
  ['no medicine', 'there are 400 mg sodium in that soup'],
  ['blood that was tested', 'blood results back: CRP 12'],
  ['another errand', 'peed blood this morning'],
  ['nothing', 'Rough night'],
])('no form is filled in from %s: %s', (_, message) => expect(filledIn(message)).toEqual([]));

test.each([
  ['a range of doses', 'between 400 and 600 mg ibuprofen', ['medication name=ibuprofen']],
  ['a dose that may be another', 'took ibuprofen, 400 or 600 mg', ['medication name=ibuprofen']],
  ['a second number', 'took two paracetamol of 500', ['medication name=paracetamol']],
  ['a strength that rose', 'stomach was a 3 at lunch and a 7 by dinner', ['pain where=stomach @ ?']],
  ['two places', 'pain 6/10 in my knee and my hip', ['pain strength=6']],
  ['a share with blood', 'loo 6x already, blood twice', ['stool count=6']],
  ['a type of the last one', 'went 5 times, the last one type 7', ['stool count=5']],
  ['several types of one number', 'two type 6s this morning', ['stool bristol=6 @ 05-06']],
  ['a score of something else', 'headache, energy 3/10', ['pain where=head']],
  ['a time that looks like a score', 'headache gone by 4', ['pain where=head @ 05-06']],
  ['an hour in other words', 'took 40 mg pred around nineish', ['medication name=pred dose=40 mg @ 05-06']],
  ['two hours', 'took my mesalazine at 8 and 20', ['medication name=mesalazine @ ?']],
  ['a day that is compared with', 'hurts less than yesterday, 4/10', ['pain strength=4 @ ?']],
  ['another day elsewhere', 'Yesterday was awful. Pain was 7/10 at 9am', ['pain strength=7 @ ?']],
  ['an hour of either half', 'poo at 6, type 5', ['stool bristol=5 count=1 @ 05-06']],
])('an open field in %s stays empty: %s', (_, message, shown) => expect(filledIn(message)).toEqual(shown));

test.each([
  ['I think it was at 9am', '07:00'],
  ['around 14:20 I guess', '12:20'],
  ['between 8am and 9am', null],
  ['at 9', null],
  ['at 11pm', null],
])('%s: the time %s', (message, time) => expect(clockIn(message, sent)?.slice(11, 16) ?? null).toBe(time));

test.each([
  ['poo sometime this morning', true],
  ['I think it was around 9, not sure', true],
  ['felt bad since quarter to ten', true],
  ['Yesterday around 14:20 was rough', true],
  ['so um halb acht war mir übel', true],
  ['I think it was at 9am', false],
  ['awful, about 6 out of 10', false],
  ['I feel rotten', false],
])('%s: a time that was not read: %s', (message, isUnread) => expect(saysUnreadTime(message, sent)).toBe(isUnread));

test('a clock time of another day is not of the day of the message', () =>
  expect(clockIn('Yesterday around 14:20 was rough', sent)).toBeNull());

test('a note that was left of a message has the times that the rest of it tells', () => {
  const message = 'gestern Abend Durchfall, Typ 7';
  expect(filledIn(message, 'Typ 7')).toEqual(['stool bristol=7 count=1 @ 05-05']);
});
