import { changedFigure } from './changes';
import { reversalOf, type Reversible } from './contradictions';
import { lineIndex, stemmedLine, repeatedLine } from './lines';
import { isAllowed, isSupported } from './verify';

describe('repeating an earlier line', () => {
  const published = (text: string) => {
    const index = lineIndex();
    index.add(stemmedLine(text));
    return (next: string): boolean => repeatedLine(stemmedLine(next), index) !== null;
  };

  test('a line repeats another if it says the same in nearly the same words', () => {
    const repeats = published('The Secretary of Commerce opened an investigation into imports of wind turbines.');
    expect(repeats('The Secretary of Commerce has opened an investigation into wind turbines imports.')).toBe(true);
    expect(repeats('The Treasury sold bonds worth $40 billion on Thursday.')).toBe(false);
  });

  test.each([
    'U.S. Northeast digs out from blizzard, tornado strikes in South.',
    'Forces shelled the village of Al-Qawalish on Sunday, residents said.',
  ])('a line repeats another word for word, however names are written: %s', (line) =>
    expect(published(line)(line)).toBe(true),
  );

  test.each([
    ['name', 'The ministry imposed a duty of 12 percent on cotton from Sardona on Friday, officials announced.'],
    [
      'thing and figure',
      'The ministry imposed a duty of 15 percent on cotton from Norland on Friday, officials announced.',
    ],
  ])('a line in the same form about another %s is no repetition', (_, next) => {
    const repeats = published(
      'The ministry imposed a duty of 12 percent on timber from Norland on Friday, officials announced.',
    );
    expect(repeats(next)).toBe(false);
  });

  test('a line with another figure is no repetition, but a change or about another event', () => {
    const repeats = published(
      'At least 12 people died in a flood near Faenza in Italy on Monday, officials announced.',
    );
    expect(repeats('At least 14 people died in a flood near Faenza in Italy on Monday, officials announced.')).toBe(
      false,
    );
  });

  test('a similar line with a different name is no repetition', () => {
    const repeats = published(
      'The agency announced a draft guidance on devices called Lifecycle Management of Software.',
    );
    expect(
      repeats('The agency announced a draft guidance on drugs called Regulatory Decisions for Biological Products.'),
    ).toBe(false);
  });
});

describe('a figure that changed', () => {
  const at = Date.parse('2026-03-01');
  const changed = (was: string, now: string, isOnSamePage: boolean) =>
    changedFigure({ text: was, writtenAt: at, isOnSamePage }, now, at)?.now.text ?? null;
  const line = 'The Federal Reserve set its benchmark rate at 4.5 percent on Wednesday.';

  test('a figure changes on the same page or another, in the same words about the same thing', () => {
    expect(changed(line, line.replace('4.5', '4.75'), true)).toBe('4.75 percent');
    expect(changed(line, line.replace('4.5', '4.75'), false)).toBe('4.75 percent');
  });

  test.each([
    ['the same figure in another notation', line.replace('4.5 percent', '4.5%')],
    ['another name', line.replace('Federal Reserve', 'Bank of England').replace('4.5', '4.75')],
    ['another weekday, on which it happened again', line.replace('4.5', '4.75').replace('Wednesday', 'Friday')],
    ['another measure', 'The Federal Reserve sold bonds for its own account at 4.75 percent on Wednesday.'],
    [
      'two figures at once',
      'The Federal Reserve set its benchmark rate at 4.75 percent and its discount rate at 5 percent on Wednesday.',
    ],
  ])('a figure does not change with %s', (_, now) => expect(changed(line, now, false)).toBeNull());

  test('a figure on another page does not change if it counts something else', () => {
    const published = 'Vets near Odense culled 9,000 hens because of bird flu.';
    expect(changed(published, published.replace('9,000 hens', '31,000 hens'), false)).toBe('31,000 hens');
    expect(changed(published, published.replace('9,000 hens', '31,000 ducks'), false)).toBeNull();
  });

  test('a figure does not change if two figures of a sentence differ', () => {
    expect(
      changed('A duty of 10% for 150 days applies to copper.', 'A duty of 15% for 90 days applies to copper.', true),
    ).toBeNull();
  });
});

describe('a reversal', () => {
  const order: Reversible = {
    story: 's',
    identifiers: ['executive order 14319'],
    titles: ['Preventing Woke AI in the Federal Government'],
  };

  test.each([
    'Executive Order 14319 of July 23, 2025 (Preventing Woke AI in the Federal Government), is hereby revoked.',
    'This order revokes Executive Order 14319.',
    'The order “Preventing Woke AI in the Federal Government” was rescinded on Monday.',
    'Today, the President signed an order repealing Executive Order 14319, as amended.',
    'Executive Orders 14319, 14320 and 14335 are hereby revoked.',
    'This order supersedes Executive Order 14319 of July 23, 2025, which is hereby revoked.',
    'Executive Order 14110, as amended; Executive Order 14319; and Proclamation 10908 shall no longer be in effect.',
  ])('%s', (sentence) => expect(reversalOf(sentence, order)).toEqual({ kind: 'all' }));

  test('a reversal of one measure of an order concerns only that', () =>
    expect(
      reversalOf('The fees imposed under Executive Order 14110 and Executive Order 14319 are abolished.', order),
    ).toEqual({ kind: 'part', of: 'fees', called: 'fees' }));

  test.each([
    'Nothing in this order revokes Executive Order 14319.',
    'Executive Order 14110 is revoked by Executive Order 14319.',
    'Executive Order 14319 revoked Executive Order 14110.',
    'The Senate received a bill to repeal Executive Order 14319.',
    'The President may revoke Executive Order 14319.',
    'They asked the President to rescind Executive Order 14319.',
    'Section 3 of Executive Order 14319 is revoked.',
    'Executive Order 14319 was never revoked.',
    'The order revokes Executive Order 14320.',
    'The program that Executive Order 14319 began ended in March.',
    'The petition says that Executive Order 14319 is revoked.',
    'Executive Order 14110; and Executive Order 14320 shall no longer be in effect.',
    'The emergencies declared in Executive Order 14110 and Executive Order 14319 remain in effect.',
  ])('none: %s', (sentence) => expect(reversalOf(sentence, order)).toBeNull());
});

describe('verification', () => {
  test('allows hosts that are a domain or its subdomain', () => {
    expect(isAllowed('www.whitehouse.gov', ['whitehouse.gov'])).toBe(true);
    expect(isAllowed('blogs.nasa.gov', ['nasa.gov'])).toBe(true);
    expect(isAllowed('notnasa.gov', ['nasa.gov'])).toBe(false);
    expect(isAllowed('anything.example', [])).toBe(true);
  });

  test('requires a text’s figures and names to occur in its quote', () => {
    const quote = 'The Federal Reserve set its rate at 4.5 percent.';
    expect(isSupported('The Federal Reserve raised the rate to 4.5%.', quote)).toBe(true);
    expect(isSupported('The Federal Reserve raised the rate to 5%.', quote)).toBe(false);
    expect(isSupported('The central bank of Japan set its rate at 4.5%.', quote)).toBe(false);
  });
});
