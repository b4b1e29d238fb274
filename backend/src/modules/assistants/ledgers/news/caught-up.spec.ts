import type { Claim } from '#modules/research/published';
import { askLedgers, evidenceOf, harbourClaim } from '#test/support/research/harbour-ledger';
import { replyParts } from '../../answering/reply-parts';
import { ledgerVoice } from '../ledger-voice';

const claim = (day: string, title: string, text: string, publishers: readonly string[] = ['Port']): Claim =>
  harbourClaim(day, text, { evidence: publishers.map((publisher) => evidenceOf(day, text, title, publisher)) });

const steel = claim('2026-06-03', 'Fees', 'The port doubles its fee on steel coils.');
const coils = claim('2026-07-01', 'More fees', 'The port signs an order on steel coils.', ['Port', 'Herald']);
const cranes = Array.from({ length: 8 }, (_, index) =>
  claim('2026-11-20', 'Cranes', `The port buys crane number ${index + 1} for the quay.`),
);
const quay = claim('2026-11-23', 'Quay', 'Today, the port repealed the old rule on ferries.');

const ask = (question: string, history: readonly string[] = []) =>
  askLedgers({ question, history }, [[steel, coils, ...cranes, quay]]);

const texts = async (question: string, history?: readonly string[]) => {
  const { answer } = await ask(question, history);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

const terms = async (question: string) => {
  const answered = await ask(question);
  const { answer } = answered;
  const voice = ledgerVoice({
    subject: { kind: 'tracker' },
    answered,
    today: '2026-11-26',
    titleOf: () => null,
    addressOf: ({ url }) => url,
  });
  const words = [...replyParts(answer, voice)].map((part) => (part.kind === 'text' ? part.text : ''));
  return words.join('').split('\n\n');
};

test.each([
  ['what came in since November 21?', [quay.text]],
  ['I was away for a week, what came in since nov 21?', [quay.text]],
  ['anything new since Monday?', [quay.text]],
  ['Was gab es seit dem 21. November Neues?', [quay.text]],
  ['¿Qué pasó en julio?', [coils.text]],
  ['Quoi de neuf depuis le 21 novembre ?', [quay.text]],
  ['What happened in June?', [steel.text]],
])('%s is answered by all of that time', async (question, quoted) => {
  expect(await texts(question)).toEqual(quoted);
});

test('the newest come first, at least one of each page, and it is said how many more there are', async () => {
  const [lead, first, second, ...others] = await terms('What is new this month?');
  expect(lead).toBe('This tracker says, since November 1, newest first:');
  expect(first).toBe('1. *November 23 · Quay*');
  expect(second).toBe('   > The port repealed the old rule on ferries. [1]');
  expect(others.at(-1)).toBe('And 2 more.');
});

test('a time without any says so, and offers what came before it', async () => {
  expect(await terms('what happened in October?')).toEqual([
    'This tracker has nothing from October 1 to October 31. At other times:',
    expect.stringContaining('1. *'),
    expect.any(String),
    expect.stringContaining('2. *'),
    `   > ${coils.text} [2]`,
  ]);
});

test('a question about the last visit says that the visit is unknown', async () => {
  const [lead] = await terms('anything since my last visit?');
  expect(lead).toBe('I don’t know when you last visited. This tracker says, newest first:');
});

test('a topic beside the time is still looked for, and so is the topic of the question before', async () => {
  expect(await texts('what happened with steel since May?')).toEqual([steel.text, coils.text]);
  expect(await texts('and in July?', ['What is known of steel coils?'])).toEqual([coils.text]);
  expect(await texts('Who was added in June?')).toBeNull();
});

test.each([
  ['newest order on steel coils', [coils.text]],
  ['what was the first news on steel?', [steel.text]],
  ['which came first, the order on coils or the rule on ferries?', [coils.text, quay.text]],
  ['when did they repeal the rule on ferries?', [quay.text]],
])('%s is answered by the days of the news', async (question, quoted) => {
  expect(await texts(question)).toEqual(quoted);
});

test('a question that news do not cover is not answered by their order', async () => {
  expect(await texts('how much was the first order on steel?')).toBeNull();
  expect(await texts('newest order on whales')).toBeNull();
  expect(await texts('which came first, the order on coils or the rule on whales?')).toBeNull();
});

describe('the latest act of a kind', () => {
  const signed = claim('2026-05-02', 'Tolls', 'The mayor signed an executive order on tolls.');
  const later = claim('2026-08-02', 'Whales', 'In order to protect whales, duties under Executive Order 14 ended.');
  const notice = claim('2026-10-01', 'Executive Order 16: Cranes', 'Cranes shall be inspected within 30 days.');
  const asking = async (question: string, claims: readonly Claim[]) => {
    const answered = await askLedgers({ question, history: [] }, [claims]);
    return {
      answered,
      told: answered.answer.kind === 'quoted' ? answered.answer.quotes.map(({ text }) => text) : null,
    };
  };

  test.each([
    'What was the most recent executive order?',
    'What is the newest order?',
    'Was war die letzte Anordnung?',
  ])('%s is answered by the line that reports one, not by one that refers to another', async (question) => {
    expect((await asking(question, [signed, later])).told).toEqual([signed.text]);
    expect((await asking(question, [later, quay])).told).toBeNull();
  });

  test('the page of an act is told by its title', async () => {
    expect((await asking('What was the most recent executive order?', [signed, notice])).told).toEqual([notice.text]);
  });

  test('the act is told together with what it does', async () => {
    const { told } = await asking('What was the latest executive order and what does it do?', [signed, later, quay]);
    expect(told).toEqual([signed.text]);
  });

  test('the answer says that it is the newest of the tracker', async () => {
    const { answered } = await asking('What was the most recent executive order?', [signed, later]);
    expect(answered.caughtUp).toMatchObject({ only: 'newest' });
  });
});

test('a question without a kind of act is answered by the newest line of all', async () => {
  expect(await texts('whats the most recent item here')).toEqual([quay.text]);
});

test('the number of lines, or their publishers, are given beside the lines', async () => {
  expect((await terms('how many updates on steel are there?'))[0]).toBe(
    'This tracker has 2 lines on this, newest first:',
  );
  expect((await terms('how many updates since November 20?'))[0]).toBe(
    'This tracker has 9 lines, since November 20, newest first:',
  );
  expect((await terms('who published the order on steel coils?'))[1]).toBe('*July 1 · More fees · Port, Herald*');
});
