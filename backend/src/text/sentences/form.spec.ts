import { sentenceFault } from './form';
import { secondSplitterAgrees } from './second-splitter';
import { sentencesOf } from './sentences';

const faultIn = (block: string): string | null => {
  const [first] = sentencesOf([block]);
  if (first === undefined) throw new Error('no sentence');
  return sentenceFault(first);
};

test.each([
  'Today, President Donald J. Trump signed an Executive Order (EO) on “tariffs.”',
  'The rate rose to 4.5 percent.',
  'La Banque centrale européenne (BCE) a abaissé jeudi son taux directeur de 0,25 point, à 1,75 %.',
  'Der Landtag hat das „Gesetz zum Schutz der Seeufer“ am Freitag abgeschafft.',
  'أعلنت الحكومة يوم الخميس عن قانون جديد.',
  '정부는 5일 새로운 세법을 공포했다고 밝혔다.',
  'सरकार ने 5 मार्च को नया कानून लागू किया।',
  '政府は5日、新しい法律を公布した。',
])('“%s” is whole', (sentence) => expect(faultIn(sentence)).toBeNull());

test.each([
  ['no end', 'The order directs agencies to act on:'],
  ['no end', 'The Secretary shall report to the President'],
  ['no end', 'He trailed off...'],
  ['a question', 'Should the United States act on its own?'],
  ['a question', 'هل يكفي ذلك للجميع في هذا العام؟'],
  ['a question', 'Ποιος θα πληρώσει για όλα αυτά;'],
  ['no beginning', 'informational materials, donations, and accompanied baggage.'],
  ['no beginning', '37776 Federal Register in section 2 of that order.'],
  ['no beginning', '[FR Doc. 2025 was filed on Monday at noon.'],
  ['an open quote or bracket', 'He promised to “sign all documents that are necessary.'],
  ['an open quote or bracket', 'Der Landtag hat das „Gesetz zum Schutz der Seeufer am Freitag abgeschafft.'],
  ['an open quote or bracket', 'The order (signed on Monday took effect at once.'],
  ['residue of markup or print', 'The order ended the duties.Next came the rebate for importers.'],
  ['residue of markup or print', 'By Ana Lima and Ben Roe, CNN Rebels left the town on Monday.'],
  ['residue of markup or print', 'By the CNN Wire Staff Rebels left the town on Monday.'],
  ['residue of markup or print', 'The rest is at https://example.org/page for all to read.'],
  ['residue of markup or print', 'Presidential Documents say that the order ended the duties.'],
  ['a heading', 'Reforming Regulatory Leadership and Accountability.'],
  ['a heading', 'THE PRESIDENT HAS SIGNED THE ORDER ON ALL DUTIES TODAY.'],
  ['an invitation', 'Learn more about the plan and how it was made.'],
  ['an invitation', 'This page was last updated on August 3, 2026.'],
  ['an aside', 'Photo: The crew walks out to the launch pad in Florida.'],
  ['residue of markup or print', 'Rent rose to \ufffc per berth in the port.'],
  ['too short', 'They left early.'],
  ['too long', `${'word '.repeat(61)}end.`.replace('word', 'Word')],
])('%s: “%s”', (fault, sentence) => expect(faultIn(sentence)).toBe(fault));

test('a sentence within a longer quotation is not complete', () => {
  const sentences = sentencesOf([
    '“We must act. The tariff will save every job in the country. We will win,” said the Director.',
  ]);
  expect(sentences.map(sentenceFault)).toEqual(Array(3).fill('an open quote or bracket'));
});

describe('the second splitter', () => {
  const verdict = (block: string, text: string): boolean => {
    const sentence = sentencesOf([block]).find((candidate) => candidate.text === text);
    if (sentence === undefined) throw new Error(`not found: ${text}`);
    return secondSplitterAgrees(block, sentence);
  };

  test('agrees if both boundaries are clear, with or without a label', () => {
    expect(
      verdict(
        'ENDING DUTIES: Today, Donald J. Trump signed an order. It holds.',
        'Today, Donald J. Trump signed an order.',
      ),
    ).toBe(true);
    expect(
      verdict(
        'The FDA issued a guidance called "Devices." It is a draft.',
        'The FDA issued a guidance called "Devices."',
      ),
    ).toBe(true);
    expect(verdict('It has rules. - Coils pay 50%. - Sheets pay 25%.', 'Coils pay 50%.')).toBe(true);
  });

  test('rejects text that only one of the two considers a sentence', () => {
    const block = 'Events are planned in Washington, D.C.. Each event is free.';
    expect(verdict(block, 'Each event is free.')).toBe(false);
    const half = { text: 'Trump signed an order.', block: 0, from: 17, to: 39, label: '', isQuoted: false };
    expect(secondSplitterAgrees('Today, Donald J. Trump signed an order. It holds.', half)).toBe(false);
  });
});
