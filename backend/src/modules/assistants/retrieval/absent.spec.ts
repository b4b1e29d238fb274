import { absentIn } from './absent';
import { indexOf } from './passage-index';

const index = indexOf(
  ['The director shall inspect every crane in the harbour.', 'A report on grain is due within thirty days.'].map(
    (text, paragraph) => ({ text, lead: null, heading: null, paragraph, isHeading: false, location: null }),
  ),
);

test('a thing is not called absent if the material has a similar term', () => {
  const [text, other] = [
    'Nobody may damage a computer of the port without authorization.',
    'A report on grain is due.',
  ];
  const passage = { lead: null, heading: null, paragraph: 0, isHeading: false, location: null };
  const ofComputers = indexOf([text, other].map((each) => ({ ...passage, text: each })));
  expect(absentIn('What does it say about hacking?', ofComputers)).toEqual([]);
  expect(absentIn('What does it say about elephants?', ofComputers)).toEqual(['elephants']);
});

test.each([
  ['What does it say about copyright?', ['copyright']],
  ['Is Hong Kong included?', ['Hong Kong']],
  ['Is crane 3 inspected?', ['crane 3']],
  ['and in 2031?', ['2031']],
  ['what about fentanyl', ['fentanyl']],
  ['Was steht über Fische drin?', []],
  ['What does it say about cranes?', []],
  ['Who inspects the cranes of Norway?', ['Norway']],
  ['Who inspects every crane and reports on grain from Norway within thirty days?', []],
  ['Does it prohibit anything?', []],
  ['Who was on board?', []],
  ['Did the load of cranes fall?', []],
  ['What does it say about fentanyl products?', ['fentanyl']],
])('%s', (question, absent) => {
  expect(absentIn(question, index)).toEqual(absent);
});
