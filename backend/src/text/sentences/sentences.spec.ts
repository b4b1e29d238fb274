import { sentencesOf, paragraphsWithSingleSpaces } from './sentences';

const textsOf = (...blocks: string[]): readonly string[] => sentencesOf(blocks).map(({ text }) => text);

describe('sentence boundaries', () => {
  test.each([
    ['an initial within a name', ['Today, Donald J. Trump signed it.', 'It holds.']],
    ['a title', ['Sen. Smith and Mr. Jones met Gen. Lee.', 'They left.']],
    ['an abbreviation before a name', ['The U.S. Department of Energy (DOE) acts.', 'It pays.']],
    ['a time of day before a time zone', ['It takes effect at 12:01 a.m. eastern time.', 'Then it ends.']],
    ['a month before a number', ['It lands on Sept. 24 in Utah.', 'Crews wait.']],
    ['a reference', ['See Vol. 90, No. 155, for it.', 'Nothing else does.']],
    ['a Latin abbreviation', ['The Act (50 U.S.C. 1701 et seq.) applies.', 'So it stands.']],
    ['an abbreviation in brackets', ['Executive Order (E.O.) 14110 stands.', 'It holds.']],
    ['a decimal and an amount', ['It cost $1.2 trillion in 2024.', 'It grew by 4.0 percent.']],
  ])('no sentence ends after %s', (_, sentences) => {
    expect(textsOf(sentences.join(' '))).toEqual(sentences);
  });

  test('a sentence ends after an abbreviation if a new one begins', () => {
    expect(textsOf('Goods enter the U.S. The rate is 10%.')).toEqual(['Goods enter the U.S.', 'The rate is 10%.']);
    expect(textsOf('They compare it to Annex A. They agree.')).toEqual(['They compare it to Annex A.', 'They agree.']);
  });

  test('separates joined list items', () => {
    expect(textsOf('It has rules. - Coils pay 50%. - Sheets pay 25%.')).toEqual([
      'It has rules.',
      'Coils pay 50%.',
      'Sheets pay 25%.',
    ]);
    expect(textsOf('Policy. (a) The Secretary acts. (b) The Chair waits.')).toContain('The Chair waits.');
    expect(textsOf('Talks between the U.S. - Canada panel and Mexico went on.')).toHaveLength(1);
  });
});

describe('places in other languages where no sentence ends:', () => {
  test.each([
    ['a German date', ['Der Rat hat am 11. März 2026 beschlossen, das Amt zu schließen.', 'Es schließt am 1. Juli.']],
    ['a German ordinal', ['Im 3. Quartal stieg der Umsatz um 1,2 Mrd. Euro.', 'Der 7. Senat tagt.']],
    [
      'German abbreviations',
      ['Die Frist bzw. der Antrag gilt z. B. nach Art. 5 Abs. 2 Nr. 3.', 'Sie endet u. a. Freitag.'],
    ],
    ['a French gentleman', ['M. Durand a signé.', 'Mlle Petit et M. Roux ont voté contre.']],
    [
      'Spanish titles',
      ['El Sr. Pérez y la Sra. López firmaron en EE. UU. el lunes.', 'La ley núm. 12 entra en vigor.'],
    ],
    ['Italian titles', ['Il dott. Rossi e l’avv. Bianchi hanno firmato.', 'Il prezzo è salito.']],
    ['Dutch titles', ['Minister drs. A. de Vries tekende het akkoord.', 'Dhr. Jansen stapt op.']],
    ['a Russian year', ['Ставка снизится с 1 июля 2026 г. по всей стране.', 'Об этом сообщил А. С. Иванов.']],
  ])('%s', (_, sentences) => expect(textsOf(sentences.join(' '))).toEqual(sentences));

  test('a number, unless it ends the sentence', () => {
    expect(textsOf('Er stieg auf Platz 3. Danach fiel er.')).toEqual(['Er stieg auf Platz 3.', 'Danach fiel er.']);
    expect(textsOf('“I am 21. She is 22.”')).toEqual(['“I am 21.', 'She is 22.”']);
  });

  test('a comma, while a full stop of another script ends one without a space', () => {
    expect(textsOf('税率は3.5%に下がる。「これは始まりだ」と首相は述べた。')).toEqual([
      '税率は3.5%に下がる。',
      '「これは始まりだ」と首相は述べた。',
    ]);
    expect(textsOf('税率将降至3.5%。“这只是开始，”总理说。')).toHaveLength(2);
    expect(textsOf('Ποιος θα πληρώσει; Κανείς δεν ξέρει.')).toEqual(['Ποιος θα πληρώσει;', 'Κανείς δεν ξέρει.']);
  });
});

describe('removes labels', () => {
  test.each([
    ['ENDING CERTAIN ACTIONS: ', 'Today, the President signed an order.'],
    ['Protecting Children and Empowering Parents: ', 'Parents are best equipped.'],
    ['WASHINGTON D.C — ', 'Today, the office released a plan.'],
    ['Rebels leave a town Leader vows to fight Tripoli, Libya (CNN) -- ', 'Rebels left a town on Monday.'],
    ['BEIJING, March 5 (Reuters) - ', 'Sales rose 32% in February.'],
    ['TRIPOLI | Mon Feb 21, 2011 4:55pm EST (Reuters) - ', 'Dockers returned to work on Monday.'],
    ['Tripoli, Libya (CNN) -- ', 'Dockers returned to work on Monday.'],
    ['LONDON, March 3 (AP) — ', 'Dockers returned to work on Monday.'],
    ['Port-au-Prince (AFP) - ', '“Dockers returned to work,” the operator said.'],
    ['Reykjavik, Jan. 5, 9:15 a.m. GMT (Newswire Two) – ', 'Dockers returned to work on Monday.'],
    ['(Agency) - ', 'Dockers returned to work on Monday.'],
    ['CUPERTINO, CALIFORNIA ', 'Example today announced a new laptop.'],
    ['Sept. 22, 2023 – ', 'The spacecraft is ready.'],
    ['(a) ', 'The Secretary shall act.'],
    ['• ', 'The rate is 10%.'],
  ])('%s', (label, sentence) => {
    const [found] = sentencesOf([`${label}${sentence}`]);
    expect(found).toMatchObject({ label, text: sentence });
  });

  test.each([
    'The plan has one aim: Americans should gain from it.',
    'NASA – the agency that flew it – was pleased.',
    'Two firms – Alpha and Beta – merged.',
    'The Consumer Product Office (CPO) – Norland’s regulator – recalled the kettle.',
    'Orbital Exchange (OrbEx) - The first of two firms - launched a rocket.',
    'Talks between Alpha and its owner (Beta) — Norland’s largest bank — failed.',
  ])('leaves “%s” as it is', (sentence) => expect(textsOf(sentence)).toEqual([sentence]));
});

test('marks sentences within a quotation of several sentences as quoted', () => {
  const block = '“We act. We win. We stay,” said the Director. Others left.';
  expect(sentencesOf([block]).map(({ isQuoted }) => isQuoted)).toEqual([false, true, true, false]);
});

test('every sentence is a contiguous piece of its block at its offsets', () => {
  const block = 'FIRST: One thing happened in the U.S. today. (b) Another did at 5 p.m. on Friday. - A third!';
  for (const { text, from, to, label } of sentencesOf([block])) expect(block.slice(from, to)).toBe(label + text);
});

test('normalises whitespace in blocks', () => {
  expect(paragraphsWithSingleSpaces([' One\n two\u00a0 three ', '', '  '])).toEqual(['One two three']);
});

test('takes linear time on a page of nothing but abbreviations', () => {
  const small = 'e.g. '.repeat(2_000);
  const large = 'e.g. '.repeat(40_000);
  const cost = (text: string): number => {
    const before = process.cpuUsage().user;
    sentencesOf([text]);
    return process.cpuUsage().user - before;
  };
  cost(small);
  expect(cost(large)).toBeLessThan(Math.max(cost(small), 4_000) * 100);
});
