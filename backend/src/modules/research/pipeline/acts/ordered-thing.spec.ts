import { orderedThingIn } from './ordered-thing';

const within = 'Within 30 days of the date of this order, ';
const panel = `${within}the Minister of Ports shall establish a Harbour Safety Panel (Panel) whose members inspect ferries.`;
const evaluation = `${within}the Minister of Ports, through the Harbour Office, shall, in consultation with the Director of Fisheries, publish an evaluation of existing harbour fees that identifies fees which burden ferries.`;

test.each([
  ['a thing with a name', panel, 'Harbour Safety Panel'],
  ['a kind of thing', evaluation, 'evaluation'],
  ['one of two things done to it', `${within}the Minister shall create and run a fund for ferries.`, 'fund'],
  ['something that is done', `${within}the Minister shall raise harbour fees.`, null],
  ['something without a deadline', 'The Minister of Ports shall establish a Harbour Safety Panel.', null],
])('an order has made by a day: %s', (_, order, thing) => expect(orderedThingIn(order)?.thing ?? null).toBe(thing));

const isReported = (order: string, sentence: string): boolean | undefined =>
  orderedThingIn(order)?.isReportedBy(sentence);

test.each([
  'The Order directs the Minister of Ports to establish a Harbour Safety Panel to inspect ferries.',
  'The Order establishes a new Harbour Safety Panel.',
  'It creates jobs, and directs the Minister to establish a Harbour Safety Panel.',
  'President Doe signed an executive order establishing a Harbour Safety Panel.',
])('is reported, if it has a name, by whoever says that it is ordered: %s', (sentence) =>
  expect(isReported(panel, sentence)).toBe(true),
);

test.each([
  ['says that it exists', 'The Minister of Ports established a Harbour Safety Panel.'],
  ['orders somebody else', 'The Order directs the Minister of Fisheries to establish a Harbour Safety Panel.'],
  ['says what somebody else does', 'Kestria establishes a Harbour Safety Panel.'],
  ['doubts it', 'The Order would establish a Harbour Safety Panel.'],
  ['orders a part of it', 'The Order directs the Minister of Ports to establish a Harbour Safety Panel website.'],
  ['orders another', 'The Order directs the Minister of Ports to establish a Harbour Fee Panel.'],
  ['orders something else with it', 'The Order directs the Minister of Ports to fund a Harbour Safety Panel.'],
])('is not reported by a sentence that %s: %s', (_, sentence) => expect(isReported(panel, sentence)).toBe(false));

describe('without a name', () => {
  const directs = 'The Order directs the Minister of Ports to publish an evaluation of';

  test('is reported by a sentence that says more of it', () =>
    expect(isReported(evaluation, `${directs} harbour fees that burden ferries.`)).toBe(true));

  test('is not reported by one that may mean another', () =>
    expect(isReported(evaluation, `${directs} harbour lights.`)).toBe(false));
});
