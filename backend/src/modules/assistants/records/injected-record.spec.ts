import { injections, nameOf } from '../../../../../test/support/injections/injections';
import { faultsOf } from '../../../../../test/support/injections/reaches-reader';
import { answersAboutRecord } from './record-conversation';
import type { TopicRecord } from './record';
import { recordReply } from './record-reply';

const SOURCE = 'https://agency.gov/record';

/** A record whose every text carries an injection. */
const recordWith = (injected: string): TopicRecord => ({
  kind: 'agency',
  name: 'the Office of Tariffs',
  names: ['Office of Tariffs'],
  facts: [
    {
      field: 'current_leader',
      tells: ['person'],
      told: {
        statement: `Its leader: Jane Roe. ${injected}`,
        value: `Jane Roe ${injected}`,
        addresses: [SOURCE],
        years: null,
      },
    },
  ],
  texts: [{ text: `It collects duties. ${injected}`, field: 'description', address: SOURCE }],
  members: [],
  unknown: {},
  namedIn: () => [],
});

test.each(['Who leads it?', 'What does it do?', 'Which duties does it collect?', 'Is it in Norland?'])(
  'injections in a record are text: %s',
  (question) => {
    const wrong = injections.flatMap((injection, at) => {
      const record = recordWith(injection.disguised);
      const parts = [...recordReply(answersAboutRecord({ question, history: [] }, record), record)];
      const said = {
        text: parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
        sources: parts.flatMap((part) => (part.kind === 'source' ? [part.source.address] : [])),
      };
      return faultsOf(said, [SOURCE]).map((fault) => `${nameOf(injection, at)}: ${fault}: ${said.text}`);
    });
    expect(wrong).toEqual([]);
  },
);
