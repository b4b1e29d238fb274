import { agencyByName } from '#modules/agencies/published';
import { countryByName } from '#modules/countries/published';
import type { Answered } from '../answering/replies-to-questions';
import { replyParts } from '../answering/reply-parts';
import { agencyRecord } from './compiled/agency-record';
import { countryRecord } from './compiled/country-record';
import type { SubjectRecord } from './record';
import type { RecordPlace } from './record-answer';
import { replyAbout } from './record-reply';

const recordOf = (name: string) => {
  const agency = agencyByName(name);
  if (agency === undefined) throw new Error(`There is no ${name}.`);
  return agencyRecord(agency);
};

/** The quotes that a model would get, each with the record it is from. */
const evidenceFor = async (name: string, question: string): Promise<readonly string[]> => {
  const given: string[] = [];
  const parts = replyAbout(recordOf(name), { question, history: [] }, async function* ({ evidence, voice }) {
    yield { kind: 'text', text: '' } as const;
    given.push(...evidence().map(({ text, location }) => `${voice.originOf(location).title}: ${text}`));
  });
  for await (const { kind } of parts) expect(kind).toBe('text');
  return given;
};

test.each(['what about Homeland Security?', 'and the Department of Homeland Security?', 'and DHS?'])(
  'a model is given another agency that is named, under its name: %s',
  async (question) => {
    const given = await evidenceFor('department-of-veterans-affairs', question);
    expect(given).toContainEqual(
      expect.stringMatching(/^Department of Veterans Affairs \(VA\): The agency had 474,532/),
    );
    expect(given).toContainEqual(
      expect.stringMatching(/^Department of Homeland Security \(DHS\): The agency had 231,771/),
    );
  },
);

const countryRecordOf = (name: string) => {
  const country = countryByName(name);
  if (country === undefined) throw new Error(`There is no ${name}.`);
  return countryRecord(country);
};

async function* byQuotes({ answer, voice }: Answered<RecordPlace>) {
  yield* replyParts(answer, voice);
}

const replyTo = async (record: SubjectRecord, question: string): Promise<string> => {
  let said = '';
  for await (const part of replyAbout(record, { question, history: [] }, byQuotes))
    said += part.kind === 'text' ? part.text : '';
  return said;
};

test('a share that the record does not have is not passed over', async () => {
  expect(await replyTo(countryRecordOf('Brazil'), 'Was there a 40% tariff?')).toMatch(
    /^The record of Brazil has no 40%\. What it has:\n\nExecutive Order 14326 .* 10%/,
  );
});

test('a question about the leader is not answered by their name alone', async () => {
  expect(await replyTo(recordOf('department-of-commerce'), 'What is Lutnick’s salary?')).toMatch(
    /^Nothing in the record of Department of Commerce/,
  );
});

test.each(['what is the state of it?', 'does it save energy?'])(
  'a single word of a name does not stand for the name: %s',
  async (question) => {
    const given = await evidenceFor('department-of-veterans-affairs', question);
    expect(given.filter((each) => !each.startsWith('Department of Veterans Affairs (VA): '))).toEqual([]);
  },
);

test('a question of two parts that the record does not answer by a field is asked of a model', async () => {
  const given = await evidenceFor(
    'federal-bureau-of-investigation',
    'Which gadgets are bought, and why are they blue?',
  );
  expect(given.length).toBeGreaterThan(3);
});
