import { introduces, leaningSubject } from './leaning-subject';

describe('a subject that only its page names', () => {
  test.each([
    ['The Order calls for a fleet of icebreakers by 2030.', 'order'],
    ['The Interim Final Rule lowers the limit for lead.', 'rule'],
    ['This notice amends the schedule of fees.', 'notice'],
    ['The provisions of this order supersede those of March.', 'provisions'],
    ['The new fees will take effect on May 4.', 'fees'],
    ['The company said that it is closing its plant in Harn.', 'company'],
    ['The committee rejected the plan for the bridge.', 'committee'],
    ['The treaty, which is binding on all coastal states, protects the sea.', 'treaty'],
  ])('%s', (text, subject) => expect(leaningSubject(text)).toBe(subject));

  test.each([
    'The Harbour Authority of Velden closed the eastern locks.',
    'The Artemis Accords have been signed by 33 nations.',
    'The Fisheries Board issued rules for eel traps.',
    'The fee of pilots in Velden rises to 40 crowns.',
    'The exemption provided under section 12 ends in June.',
    'The duties imposed pursuant to section 12 end in June.',
    'The ban on night flights comes into force on 1 July.',
    'The government introduced a bill for free school meals.',
    'The largest banks cut 2,000 jobs.',
    'Norland cut its herring quota by a third.',
    'Landlords must test for radon.',
  ])('%s names its own', (text) => expect(leaningSubject(text)).toBeNull());

  test('an earlier line may introduce it', () => {
    expect(introduces('The governor signed an order on icebreakers.', 'order')).toBe(true);
    expect(introduces('Governor Orders Icebreakers', 'orders')).toBe(true);
    expect(introduces('Governor Buys Icebreakers', 'order')).toBe(false);
  });
});
