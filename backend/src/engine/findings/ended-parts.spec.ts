import { earlierOf, kindOf, type TextLine } from '#events/research/text-lines';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import { nothingKnown, type Findings, type Knowledge } from '../ledger';
import { composeState, composeUpdate, findNews } from '../spec-support/fieldless-engine';
import { page } from '../spec-support/pages';

type Told = readonly [title: string, text: string];

const on = (day: string, [title, text]: Told) => page(title, [text], { publishedAt: `${day}T09:00:00Z` });

/** Publishes a first page, and a later one that ends part of it; `again`: what a third page says after that. */
const published = (description: string, first: Told, later: Told, ...again: readonly Told[]) => {
  const run = (each: Told, day: string, knowledge: Knowledge): Findings =>
    findNews({
      description,
      domains: [],
      now: `${day}T12:00:00.000Z`,
      pages: [on(day, each)],
      knowledge,
      newId: (name) => `${day} ${name}`,
    });
  const before = knowledgeAfter(nothingKnown, run(first, '2026-03-02', nothingKnown));
  const findings = run(later, '2026-03-16', before);
  const after = knowledgeAfter(before, findings);
  const repeated = again.map((each) => run(each, '2026-03-18', after));
  return {
    findings,
    after,
    repeated,
    lines: composeState(after.claims, Date.parse('2026-03-19'), { description }).lines,
  };
};

const lineOf = (lines: readonly TextLine[], text: string) => {
  const line = lines.find((each) => each.text === text);
  return line && { kinds: line.remarks.map(({ kind }) => kind), remarks: line.remarks };
};

const cases: readonly (readonly [what: string, topic: string, first: Told, later: Told, part: string])[] = [
  [
    'a court order on two measures',
    'Court orders on the dam of Arlen',
    [
      'Court order for the dam of Arlen',
      'The court barred the dam of Arlen from running its turbines at night on Monday and ordered the owner to repair the fish ladder.',
    ],
    [
      'Turbines of Arlen may run at night',
      'The appeals court lifted the bar on running turbines at the dam of Arlen at night on Friday.',
    ],
    'The court barred the dam of Arlen from running its turbines at night on Monday',
  ],
  [
    'an investment beside a sanction',
    'Trade of Norland and Ostland',
    [
      'Norland and Ostland agree on trade',
      'Norland has agreed to invest 40 million crowns in the harbours of Ostland, all while facing a ban on its ferries.',
    ],
    ['Ferries of Norland back in Ostland', 'Ostland lifted its ban on ferries from Norland on Friday.'],
    'facing a ban on its ferries',
  ],
  [
    'a line in Spanish',
    'Recargo de las botellas en Arlen',
    [
      'Arlen cobra un recargo',
      'El alcalde de Arlen anunció el lunes un recargo de dos pesos sobre las botellas de vidrio y compró dos transbordadores nuevos.',
    ],
    [
      'Arlen: adiós al recargo',
      'El recargo sobre las botellas de vidrio fue anulado el viernes por un tribunal de Arlen.',
    ],
    'El alcalde de Arlen anunció el lunes un recargo de dos pesos sobre las botellas de vidrio',
  ],
  [
    'a line in German',
    'Abgabe auf Flaschen in Arlen',
    [
      'Arlen verhängt Abgabe',
      'Der Rat von Arlen verhängte am Montag eine Abgabe auf Flaschen aus Glas und kaufte zwei neue Fähren für den Hafen.',
    ],
    ['Keine Abgabe in Arlen', 'Der Rat von Arlen hat die Abgabe auf Flaschen aus Glas am Freitag gekippt.'],
    'Der Rat von Arlen verhängte am Montag eine Abgabe auf Flaschen aus Glas',
  ],
];

describe.each(cases)('%s, of which one has ended', (_, topic, first, later, part) => {
  const { findings, after, repeated, lines } = published(topic, first, later, [`${later[0]} again`, later[1]]);
  const [, text] = first;

  test('the record has the words that ended, since when and by what', () => {
    const [by] = findings.recorded;
    expect(findings.recorded).toMatchObject([{ kind: 'contradicted', replaces: [], endsParts: [{ words: part }] }]);
    expect(after.claims.find((claim) => claim.text === text)).toMatchObject({
      live: true,
      partsEnded: [{ words: part, since: '2026-03-16', byClaimId: by?.claim.id }],
    });
    expect(text).toContain(part);
  });

  test('stands in the overview with a remark, not as what no longer holds', () => {
    const line = lineOf(lines, text);
    expect(line?.kinds).toContain('part_ended');
    expect(line?.kinds).not.toContain('no_longer_holds');
    expect(line?.remarks).toContainEqual(expect.objectContaining({ words: part, day: '2026-03-16' }));
  });

  test('the update contradicts that part, and nothing else of the line', () => {
    const [line] = composeUpdate(findings, after).lines;
    expect(line && [kindOf(line), earlierOf(line)?.quote]).toEqual(['contradicted', part]);
  });

  test('ends once', () => expect(repeated.flatMap(({ recorded }) => recorded)).toEqual([]));
});

test('a line whose other clause goes on about what ended ends as a whole', () => {
  const first: Told = [
    'Valmora bans scooters',
    'Valmora banned electric scooters from its old town on Monday, and riders that refuse will be fined 40 crowns.',
  ];
  const { findings } = published('Electric scooters in Valmora', first, [
    'Scooters roll again in Valmora',
    'Valmora lifted its ban on electric scooters in the old town on Friday.',
  ]);
  expect(findings.recorded.map(({ replaces, endsParts }) => [replaces.length, endsParts])).toEqual([[1, undefined]]);
});
