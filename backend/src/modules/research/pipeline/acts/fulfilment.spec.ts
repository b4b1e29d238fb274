import { nameOfOrdered, saysItIsDone } from './fulfilment';

const order =
  'Within 90 days of the date of this order, the Secretary of Harbours shall, in consultation with the Director of Ports, establish and implement the Clean Harbours Program (Program) to support ferries.';

test.each([
  ['the Clean Harbours Program', order, 'Clean Harbours Program'],
  ['an Office of Ferry Safety', 'The Minister shall create an Office of Ferry Safety.', 'Office of Ferry Safety'],
  ['no name', 'The Minister shall establish a panel on ferries.', null],
  ['one word', 'The Minister shall establish a Panel on ferries.', null],
  ['nothing that is set up', 'The Minister shall fund the Clean Harbours Program.', null],
])('an order names what it has set up: %s', (_case, text, name) => expect(nameOfOrdered(text)).toBe(name));

describe('what an order has set up', () => {
  test.each([
    'That is why the president launched the Clean Harbours Program.',
    'In June, President Jane Doe established the Clean Harbours Program.',
    'The Secretary of Harbours has set up the Clean Harbours Program in three ports.',
    'The Department of Harbours launched and funded the Clean Harbour Program.',
    'The Clean Harbours Program was launched by the Secretary of Harbours in May.',
    'The Clean Harbours Program has selected nine ports.',
    'The Clean Harbours Program began in May.',
  ])('exists: %s', (sentence) => expect(saysItIsDone(sentence, order)).toBe(true));

  test.each([
    ['only mentions it', 'Ports wait for the Clean Harbours Program.'],
    ['only mentions it', 'The Secretary of Harbours spoke of the Clean Harbours Program in May.'],
    ['plans it', 'The Secretary of Harbours will launch the Clean Harbours Program in June.'],
    ['plans it', 'The Secretary of Harbours promised that he launched the Clean Harbours Program soon.'],
    ['mentions another launch', 'The Secretary of Harbours said that he launched talks on the Clean Harbours Program.'],
    ['doubts it', 'The Secretary of Harbours has not established the Clean Harbours Program.'],
    ['asks for it', 'Senators urged the Secretary, who launched the Clean Harbours Program, to end it.'],
    ['criticises it', 'Senators criticised the Clean Harbours Program as too costly.'],
    ['goes on with it', 'The office is establishing the Clean Harbours Program.'],
    ['is about another one', 'The Secretary of Harbours launched the Clean Ports Program in May.'],
    ['is about another one', 'The Secretary of Harbours launched the Northern Clean Harbours Program in May.'],
    ['is about another one’s', 'Norland Bank launched the Clean Harbours Program in May.'],
    ['is about another one’s', 'The President of Kestria launched the Clean Harbours Program in May.'],
    ['is about another one’s', 'In Kestria, the president launched the Clean Harbours Program in May.'],
    ['is about another one’s', 'The bank launched its Clean Harbours Program in May.'],
    ['is about another one’s', 'The Clean Harbours Program was launched by Norland Bank in May.'],
    ['is about somebody unknown', 'In May they launched the Clean Harbours Program.'],
    ['is about a part of it', 'The Secretary of Harbours launched the Clean Harbours Program website in May.'],
  ])('is not known to exist from a page that %s: %s', (_case, sentence) =>
    expect(saysItIsDone(sentence, order)).toBe(false),
  );
});
