import { injections, nameOf } from '#test/support/injections/injections';
import { faultsOf } from '#test/support/injections/reaches-reader';
import { answersFromRecord } from './answer-from-record';
import type { SubjectRecord } from './record';
import { recordReply } from './record-reply';

const SOURCE = 'https://agency.gov/record';

/** A record with an injection in each of its texts. */
const recordWith = (injected: string): SubjectRecord => ({
  kind: 'agency',
  name: 'the Office of Tariffs',
  names: ['Office of Tariffs'],
  facts: [
    {
      field: 'current_leader',
      kinds: ['person'],
      statement: {
        statement: `Its leader: Jane Roe. ${injected}`,
        value: `Jane Roe ${injected}`,
        addresses: [SOURCE],
        years: null,
      },
    },
  ],
  news: [],
  now: null,
  address: '/exec?agency=customs',
  texts: [{ text: `It collects duties. ${injected}`, field: 'description', address: SOURCE }],
  standing: null,
  union: [],
  members: [],
  unknown: {},
  departmentIn: () => false,
  relatedIn: () => [],
});

test.each(['Who leads it?', 'What does it do?', 'Which duties does it collect?', 'Is it in Norland?'])(
  'injections in a record are text: %s',
  (question) => {
    const wrong = injections.flatMap((injection, index) => {
      const record = recordWith(injection.disguised);
      const parts = [...recordReply(answersFromRecord({ question, history: [] }, record), record)];
      const terms = {
        text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
        sources: parts.flatMap((part) => (part.kind === 'source' ? [part.source.address] : [])),
      };
      return faultsOf(terms, [SOURCE]).map((fault) => `${nameOf(injection, index)}: ${fault}: ${terms.text}`);
    });
    expect(wrong).toEqual([]);
  },
);
