import type { ReadPage } from '#pages/page';
import { knowledgeAfter } from '#test/support/research/knowledge-after';
import type { EditedLine, Editing, Standing } from '../editing/editing';
import { nothingKnown, type Findings, type Knowledge } from '../ledger';
import { composeState, findNews } from '../spec-support/fieldless-engine';

const page = (name: string, title: string, day: string, ...blocks: readonly string[]): ReadPage => ({
  url: `https://arlen.example/${name}`,
  foundAt: `https://arlen.example/${name}`,
  host: 'arlen.example',
  title,
  publisher: 'Arlen Post',
  author: '',
  publishedAt: `${day}T09:00:00+00:00`,
  blocks,
});

const research = (
  pages: readonly ReadPage[],
  now: string,
  edited: Editing['pages'],
  knowledge: Knowledge = nothingKnown,
) =>
  findNews({
    description: 'Ferry of Arlen',
    domains: [],
    now,
    pages,
    knowledge,
    editing: { pages: edited, overview: null },
    newId: (name) => name,
  });

const FIRST = '2026-11-08T12:00:00.000Z';
const SECOND = '2026-11-24T12:00:00.000Z';

const lines = (...all: readonly EditedLine[]) => ({ isOnTopic: true, lines: all }) as const;
const at = (index: number, standing: Standing = { kind: 'new' }): EditedLine => ({ index, standing });

const tariff = page(
  'tariff',
  'Ferry tariff of Arlen',
  '2026-11-08',
  'The harbour was calm. The ferry of Arlen charges 7 euros per car from Monday, the council said.',
);

/** What is known after the second sentence of the first page was published. */
const published = (): { readonly knowledge: Knowledge; readonly claimId: string } => {
  const findings = research([tariff], FIRST, new Map([[tariff.url, lines(at(1))]]));
  const knowledge = knowledgeAfter(nothingKnown, findings);
  return { knowledge, claimId: knowledge.claims[0]?.id ?? '' };
};

const displayed = ({ recorded }: Findings) => recorded.map(({ kind, claim, was }) => [kind, claim.text, was ?? null]);

test('a chosen sentence is told word for word, with its page as its evidence', () => {
  const findings = research([tariff], FIRST, new Map([[tariff.url, lines(at(1))]]));
  expect(displayed(findings)).toEqual([
    ['new', 'The ferry of Arlen charges 7 euros per car from Monday, the council said.', null],
  ]);
  expect(findings.recorded[0]?.claim.evidence[0]).toMatchObject({
    url: tariff.url,
    quote: findings.recorded[0]?.claim.text,
  });
  expect(findings.documents).toMatchObject([{ outcome: 'told', reason: { kind: 'new' } }]);
});

test('a tracker whose rules give way to a model and come back tells nothing twice', () => {
  const copy = (name: string, day: string): ReadPage => ({
    ...page(name, tariff.title, day, ...tariff.blocks),
    host: `${name}.example`,
  });
  const byRules = (pages: readonly ReadPage[], now: string, knowledge: Knowledge) =>
    findNews({ description: 'Ferry of Arlen', domains: [], now, pages, knowledge, newId: (name) => `${now} ${name}` });
  const first = byRules([tariff], FIRST, nothingKnown);
  expect(displayed(first)).toHaveLength(1);
  const afterRules = knowledgeAfter(nothingKnown, first);

  const again = copy('again', '2026-11-23');
  const second = research([again], SECOND, new Map([[again.url, lines(at(1))]]), afterRules);
  expect(displayed(second)).toEqual([]);
  const timetable = page(
    'timetable',
    'Ferry timetable',
    '2026-11-23',
    'It rained. The ferry of Arlen runs every hour in winter, the operator said.',
  );
  const third = research([timetable], SECOND, new Map([[timetable.url, lines(at(1))]]), afterRules);
  expect(displayed(third)).toHaveLength(1);
  const afterModel = knowledgeAfter(afterRules, third);

  const later = [
    copy('once-more', '2026-11-30'),
    { ...timetable, url: `${timetable.url}-2`, foundAt: `${timetable.url}-2` },
  ];
  expect(displayed(byRules(later, '2026-12-01T12:00:00.000Z', afterModel))).toEqual([]);
});

test('a page that an editor takes for off the topic is not told, and one that the rules do may be', () => {
  const off = research([tariff], FIRST, new Map([[tariff.url, { isOnTopic: false }]]));
  expect(off.documents).toMatchObject([{ outcome: 'left_out', reason: { kind: 'off_topic' } }]);
  const other = page(
    'other',
    'Prices go up',
    '2026-11-08',
    'Cars pay more from Monday, the operator announced on its website.',
  );
  const on = research([other], FIRST, new Map([[other.url, lines(at(0))]]));
  expect(displayed(on)).toEqual([['new', 'Cars pay more from Monday, the operator announced on its website.', null]]);
});

test('a page on the topic of which nothing is chosen tells nothing', () => {
  const findings = research([tariff], FIRST, new Map([[tariff.url, lines()]]));
  expect(findings.recorded).toEqual([]);
  expect(findings.documents).toMatchObject([{ outcome: 'left_out', reason: { kind: 'unclear' } }]);
});

test('a sentence that no reader could check is not told, whoever chose it', () => {
  const cut = page(
    'cut',
    'Cut off',
    '2026-11-08',
    'The ferry of Arlen will cost more from Monday because of the',
    'Read on.',
  );
  const findings = research([cut], FIRST, new Map([[cut.url, lines(at(0))]]));
  expect(findings.recorded).toEqual([]);
});

const later = (text: string, title = 'News of the ferry') => page('later', title, '2026-11-24', text);

const second = (text: string, kind: Exclude<Standing['kind'], 'new'> | 'new', title?: string) => {
  const { knowledge, claimId } = published();
  const next = later(text, title);
  const of = { by: 'claim', claimId } as const;
  const standing = (): Standing => {
    if (kind === 'new') return { kind };
    return kind === 'same' || kind === 'adds' ? { kind, of } : { kind, of: [of] };
  };
  return research([next], SECOND, new Map([[next.url, lines(at(0, standing()))]]), knowledge);
};

test('a change says what the value was', () => {
  const text = 'Drivers will pay 9 euros per car for the ferry of Arlen from 1 December, the council decided.';
  expect(displayed(second(text, 'changes'))).toEqual([['changed', text, '7 euros']]);
});

test('a line that ended is named by the line that ends it', () => {
  const text = 'The charge on the ferry of Arlen is history, the mayor declared on Monday.';
  expect(displayed(second(text, 'ends'))).toEqual([
    ['contradicted', text, 'The ferry of Arlen charges 7 euros per car from Monday, the council said.'],
  ]);
});

test('one sentence ends several lines, of which each has to pass for itself', () => {
  const pages = [
    tariff,
    page(
      'night',
      'Night ferry',
      '2026-11-08',
      'The ferry of Arlen charges 12 euros per car at night, the council said.',
    ),
    page('drill', 'Drilling', '2026-11-08', 'Kestrel Mining drills in the northern basin since Friday.'),
    page('later', 'Ferry', '2026-11-30', 'The ferry of Arlen charges 2 euros per dog from Monday, the council said.'),
  ];
  const places = new Map(pages.map(({ url }) => [url, lines(at(url === tariff.url ? 1 : 0))]));
  const knowledge = knowledgeAfter(nothingKnown, research(pages, FIRST, places));
  const ofPage = new Map(knowledge.claims.map(({ id, evidence }) => [evidence[0]?.url, id] as const));
  const of = [...pages].reverse().map(({ url }) => ({ by: 'claim', claimId: ofPage.get(url) ?? '' }) as const);
  const text = 'All charges on the ferry of Arlen are history, the mayor declared on Monday.';
  const next = page('free', 'News of the ferry', '2026-11-24', text);
  const ending = (claims: typeof of) =>
    research([next], SECOND, new Map([[next.url, lines(at(0, { kind: 'ends', of: claims }))]]), knowledge);
  const { recorded } = ending([...of, ...of]);
  expect(recorded).toMatchObject([{ kind: 'contradicted', was: pages[1]?.blocks[0] }]);
  expect(recorded[0]?.replaces).toEqual([ofPage.get(pages[1]?.url ?? ''), ofPage.get(tariff.url)]);
  expect(displayed(ending(of.slice(0, 2)))).toEqual([['new', text, null]]);
  expect(displayed(ending([]))).toEqual([['new', text, null]]);
});

test('an addition to a line belongs to its story', () => {
  const { knowledge } = published();
  const { recorded } = second('The council of Arlen sold 900 yearly passes for the ferry in a week.', 'adds');
  expect(recorded.map(({ claim }) => claim.story)).toEqual(knowledge.claims.map(({ story }) => story));
});

test('the same news is not told again, and is evidence only where it bears the line out', () => {
  const agreeing = second('The ferry of Arlen now charges 7 euros per car, according to the council.', 'same');
  expect(agreeing.recorded).toEqual([]);
  expect(agreeing.confirmed).toHaveLength(1);
  const other = second('The ferry of Arlen now charges 8 euros per car, according to the council.', 'same');
  expect(other.confirmed).toEqual([]);
});

test('a sentence about something else entirely overrules nothing: it is told as new', () => {
  const text = 'Kestrel Mining stopped all drilling in the northern basin on Friday.';
  expect(displayed(second(text, 'ends', 'Drilling stopped'))).toEqual([['new', text, null]]);
});

test('a word that only joins others in two titles is no subject that they have in common', () => {
  const cheese = page(
    'queijo',
    'Queijo de Arlen candidato a património',
    '2026-11-08',
    'Os produtores entregaram na sexta-feira a candidatura do queijo da cidade a património imaterial.',
  );
  const knowledge = knowledgeAfter(nothingKnown, research([cheese], FIRST, new Map([[cheese.url, lines(at(0))]])));
  const dengue = page(
    'dengue',
    'Dengue : résultats de la phase 3',
    '2026-11-24',
    'Le laboratoire a publié mardi les résultats de son essai. Une demande d’autorisation doit suivre au printemps.',
  );
  const ends = at(1, { kind: 'ends', of: [{ by: 'claim', claimId: knowledge.claims[0]?.id ?? '' }] });
  const findings = research([dengue], SECOND, new Map([[dengue.url, lines(ends)]]), knowledge);
  expect(displayed(findings)).toEqual([['new', 'Une demande d’autorisation doit suivre au printemps.', null]]);
});

test('a page from before a line does not overrule it', () => {
  const { knowledge, claimId } = published();
  const older = page('older', 'Ferry', '2026-10-01', 'The ferry of Arlen charges 5 euros per car, the council said.');
  const findings = research(
    [older],
    SECOND,
    new Map([[older.url, lines(at(0, { kind: 'changes', of: [{ by: 'claim', claimId }] }))]]),
    knowledge,
  );
  expect(findings.recorded.map(({ kind }) => kind)).not.toContain('changed');
});

test('switching from an editor to the rules and back tells nothing twice', () => {
  const { knowledge } = published();
  const byRules = research([tariff], SECOND, new Map(), knowledge);
  expect(byRules.recorded).toEqual([]);
  const again = later('The ferry of Arlen charges 7 euros per car from Monday, the council said.');
  const byEditor = research([again], SECOND, new Map([[again.url, lines(at(0))]]), knowledge);
  expect(byEditor.recorded).toEqual([]);
});

describe('an overview that an editor arranged', () => {
  const text = 'The council of Arlen sold 900 yearly passes for the ferry in a week.';
  const next = later(text);
  const overviewBy = (overview: Editing['overview']) => {
    const { knowledge, claimId } = published();
    const findings = findNews({
      description: 'Ferry of Arlen',
      domains: [],
      now: SECOND,
      pages: [next],
      knowledge,
      editing: { pages: new Map([[next.url, lines(at(0))]]), overview },
      newId: (name) => name,
    });
    const { claims } = knowledgeAfter(knowledge, findings);
    const { lines: all } = composeState(claims, Date.parse(SECOND), { arrangement: findings.arrangement });
    return { shown: all.map((line) => line.text), claimId };
  };
  const tariffLine = 'The ferry of Arlen charges 7 euros per car from Monday, the council said.';
  const ofSentence = { by: 'sentence', url: next.url, index: 0 } as const;

  test('the overview has the lines in the order of its editor, and no others', () => {
    const { claimId } = published();
    const ofClaim = { by: 'claim', claimId } as const;
    expect(overviewBy([[ofClaim, ofSentence]]).shown).toEqual([tariffLine, text]);
    expect(overviewBy([[ofSentence], [ofClaim]]).shown).toEqual([text, tariffLine]);
    expect(overviewBy([[ofSentence]]).shown).toEqual([text]);
  });

  test('leaves out what does not exist', () => {
    expect(overviewBy([[{ by: 'claim', claimId: 'none' }, ofSentence]]).shown).toEqual([text]);
  });
});

test('an end is told by the rules if the editor finds its page off the topic', () => {
  const ban = page('ban', 'Arlen bans lorries', '2026-11-08', 'Arlen banned lorries on its ferry on Sunday.');
  const end = page('end', 'Arlen council', '2026-11-20', 'Arlen lifted the ban on lorries on its ferry on Friday.');
  const before = knowledgeAfter(nothingKnown, research([ban], FIRST, new Map([[ban.url, lines(at(0))]])));
  const findings = research([end], SECOND, new Map([[end.url, { isOnTopic: false }]]), before);
  expect(displayed(findings)).toEqual([['contradicted', end.blocks[0], ban.blocks[0]]]);
});

test('a heading of an overview has only lines that contain it', () => {
  const pages = [
    page('call', 'A new call', '2026-11-08', 'The ferry of Arlen calls at Port Ellen from Monday, the operator said.'),
    page('fare', 'Fares', '2026-11-08', 'Passengers from Port Ellen pay 4 euros for a crossing by the ferry of Arlen.'),
    page('crew', 'Crews', '2026-11-08', 'Crews of the ferry of Arlen voted to strike over hours of work on Friday.'),
  ];
  const headed = (headings: readonly (string | null)[]) => {
    const groups = [pages.slice(0, 2), pages.slice(2)].map((group) =>
      group.map(({ url }) => ({ by: 'sentence', url, index: 0 }) as const),
    );
    const findings = findNews({
      description: 'Ferry of Arlen',
      domains: [],
      now: FIRST,
      pages,
      knowledge: nothingKnown,
      editing: { pages: new Map(pages.map(({ url }) => [url, lines(at(0))])), overview: groups, headings },
      newId: (name) => name,
    });
    const { claims, links } = knowledgeAfter(nothingKnown, findings);
    const { arrangement, headings: kept } = findings;
    return composeState(claims, Date.parse(FIRST), { links, arrangement, headings: kept }).lines.map(
      ({ heading }) => heading,
    );
  };
  expect(headed(['Port Ellen', null])).toEqual(['Port Ellen', 'Port Ellen', undefined]);
  expect(headed(['Vote for Alice', 'Port Ellen'])).toEqual([undefined, undefined, undefined]);
});
