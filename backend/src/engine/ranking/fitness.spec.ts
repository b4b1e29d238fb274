import { unfitness } from './fitness';

const why = (text: string, title = 'Copper duties raised') => unfitness(text, { title });

describe('a line that points to something it does not name is not fit to be printed by itself', () => {
  test.each([
    'Chile is demonstrating that leadership by issuing a plan.',
    'This notice amends the schedule to implement these provisions of the Agreement.',
    'The council signed three orders following his remarks on the occasion.',
    'The conditions that led to that emergency continue.',
    'The measure is meant for such imports.',
    'The agency shall suspend the duties described in section 1 of this order.',
    'Officials there warned of more rain.',
    'The price rose by a tenth, he told reporters.',
    'However, the duties were raised.',
    'They raised the duties to 15%.',
    'This partnership reflects a vision of trade in copper.',
    'Within 60 days of the date of this order, Chile shall close three mines.',
    'Agencies have thirty days to act on this directive of the mayor.',
    'The council asked Chile for the means to effectively do that, such as mines.',
  ])('“%s”', (text) => expect(why(text)).toBe('refers elsewhere'));

  test.each([
    'The ministry said that inflation in March rose to 5%.',
    'The order covers drones and the docking stations of these drones.',
    'President Ana Roe said that she would raise the duties.',
    'In his first speech, President Roe raised the duties to 15%.',
    'The minister resigned over his handling of the strike.',
    'This order raises the duties on copper to 15%.',
    'With this interim final rule, the agency raises the duties.',
    'The duties were raised this week.',
    'Those who buy copper will pay 15%.',
    'Agencies shall buy only those meters that the office has tested.',
    'Chile raised duties on metals such as copper and tin.',
    'There were 12 mines in Chile that failed the test.',
    'Chile said there was no other way.',
    'The court ruled that the plan that Congress passed is void.',
    'The duty is 15% for goods of Japan, Peru and Chile, if all parts come from these countries.',
    'Thanks to a wet spring, Chile raised its forecast for copper.',
    'Now that the mines are closed, Chile will import copper.',
    'The bank fined the traders “for that conduct” on Monday.',
  ])('a line that names its reference is fit: “%s”', (text) => expect(why(text)).toBeNull());
});

test('`this order` is the page itself if its title calls it so', () => {
  const text = 'This order closes three mines, and the ministry shall close others that conflict with this order.';
  const late = 'The ministry of Chile shall close the mines in accordance with the purpose of this order.';
  expect(why(text)).toBeNull();
  expect(why(late)).toBe('refers elsewhere');
  expect(why(late, 'Order 12: Closing mines')).toBeNull();
});

test('`this plan` is what the page publishes if its title calls it so', () => {
  const text = 'This plan has three aims for the mines of Chile.';
  expect(why(text, 'Chile Presents Copper Plan')).toBeNull();
  expect(why(text, 'Chile on Copper')).toBe('refers elsewhere');
});

test('a deadline is counted from the day of a page whose title calls it so', () => {
  const text = 'Within 60 days of the date of this order, Chile shall close three mines.';
  expect(why(text, 'Order 12: Closing mines')).toBeNull();
  expect(why(text.replace('order', 'decree'), 'Order 12: Closing mines')).toBe('refers elsewhere');
});

test('the title may name what a notice implements', () => {
  const text = 'This notice amends the schedule of duties on copper to implement that deal.';
  expect(why(text, 'Implementing the copper deal of Chile and Peru')).toBeNull();
  expect(why(text, 'Copper duties of Chile')).toBe('refers elsewhere');
});

test.each([
  ['first person', 'Specifically, I have determined that it is necessary to raise the duties on copper.'],
  ['first person', 'Accordingly, I impose a duty of 10% on copper.'],
  ['an aim', 'It is the policy of Chile to tax copper.'],
  ['an aim', 'The ministry remains fully committed to fair trade in copper.'],
  ['only signed', 'Today, President Ana Roe signed a historic executive order.'],
  ['a caption', 'A minister of the United Isles gestures during a conference in Geneva February 28, 2011.'],
  ['a caption', 'Rebels walk past a burnt tank near the town of Ras Lanuf on Tuesday.'],
  ['chatter', 'Welcome back to the hour of mines.'],
  ['chatter', 'Now let’s turn to copper.'],
  ['chatter', 'Here is what the duties mean for miners.'],
])('%s: “%s”', (reason, text) => expect(why(text)).toBe(reason));

test.each([
  'Today, President Ana Roe signed an order on copper.',
  'I dag vedtog Folketinget en lov om kobber.',
  'Die Regierung hat am Donnerstag die Zölle auf Kupfer erhöht.',
  'In Annex I, the order lists mines of copper.',
  'The order lists mines of copper in Annexes I and II.',
  '“We raised the duties on copper,” the ministry said.',
  'The harbour order takes effect on March 3, 2026.',
  'Prices of copper rise in Santiago on Tuesday.',
  'Workers who gathered at the gate carry on with their strike, the union said on Tuesday.',
  'The party on the left, which lost the vote, opposed the duties.',
])('“%s” is fit', (text) => expect(why(text)).toBeNull());

test.each([
  ['Opinion: Copper is not the answer', 'opinion'],
  ['Copper is not the answer | Letters to the Editor', 'opinion'],
  ['Court publishes opinion on copper', null],
  ['Column of trucks with copper reaches port', null],
])('a page entitled “%s”: %s', (title, reason) =>
  expect(why('Chile raised the duties on copper.', title)).toBe(reason),
);

describe('a document that its reader named', () => {
  const ofChosen = (text: string) => unfitness(text, { title: 'Closing mines', isChosenDocument: true });

  test.each([
    'Within 60 days of the date of this order, Chile shall close three mines.',
    'Chile shall close three mines for the purposes of this report.',
    'Based on these talks, I impose a duty of 10% on copper of Chile.',
  ])('says of itself: “%s”', (text) => {
    expect(ofChosen(text)).toBeNull();
    expect(unfitness(text, { title: 'Closing mines' })).not.toBeNull();
  });

  test.each([
    ['refers elsewhere', 'The ministry closed this mine in May.'],
    ['refers elsewhere', 'Based on the talks, I impose a duty of 10% on such imports.'],
    ['first person', 'I have visited three of the mines in Chile.'],
  ])('%s: “%s”', (reason, text) => expect(ofChosen(text)).toBe(reason));
});
