import type { Evidence, Finding, Findings, LedgerClaim, StatedLink } from '#engine/ledger';
import { earlierOf, ownSource } from '#events/research/text-lines';
import { composeState as compose, composeUpdate as composeNews } from './news-engine';
import { markdownOf, updateMarkdownOf } from './wording/text-in-markdown';

/** With the text as Markdown, as it reads on the day on which it is composed. */
const composeState = (...given: Parameters<typeof compose>) => {
  const composed = compose(...given);
  return { ...composed, content: markdownOf(composed, new Date(given[1]).toISOString().slice(0, 10)) };
};

const composeUpdate = (...given: Parameters<typeof composeNews>) => {
  const composed = composeNews(...given);
  return { ...composed, content: updateMarkdownOf(composed, '2026-03-02') };
};

const evidence = (title: string, quote: string, publishedAt = '2026-03-01'): Evidence => ({
  url: `https://news.example/${title}`,
  title,
  host: 'news.example',
  publisher: 'Example News',
  publishedAt,
  quote,
});

const claim = (text: string, more: Partial<LedgerClaim> & { title?: string } = {}): LedgerClaim => {
  const publishedAt = more.publishedAt ?? '2026-03-01';
  return {
    id: text,
    text,
    story: text,
    role: 'headline',
    status: 'new',
    live: true,
    firstSeenAt: '2026-03-02T00:00:00Z',
    lastSeenAt: '2026-03-02T00:00:00Z',
    publishedAt,
    relevance: 1,
    appeal: 5,
    evidence: [evidence(more.title ?? text, text, publishedAt)],
    mentionedBy: [],
    ...more,
  };
};

const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}`;

const readAt = Date.parse('2026-03-31');

/** What a run keeps of a page that ends acts. */
const endingsIn = (ending: LedgerClaim): readonly StatedLink[] =>
  ending.evidence.map((page) => ({
    kind: 'ends_acts',
    evidence: { ...page, quote: ending.text, publishedAt: ending.publishedAt },
  }));

describe('the overview', () => {
  test('shows live claims, of equal ones the newest first, each line with its own source', () => {
    const { content, lines, sources } = composeState(
      [
        claim('Old thing happened.', { publishedAt: day(1) }),
        claim('New thing happened.', { publishedAt: day(3) }),
        claim('Reversed thing happened.', { publishedAt: day(2), live: false, status: 'contradicted' }),
      ],
      readAt,
    );
    expect(content).toBe('- New thing happened. [1]\n- Old thing happened. [2]');
    expect(lines.map((line) => ownSource(line, sources)?.quote)).toEqual([
      'New thing happened.',
      'Old thing happened.',
    ]);
  });

  test('shows at most ten stories: the newest three, then what matters most', () => {
    const claims = Array.from({ length: 20 }, (_, index) =>
      claim(`Thing number ${index} happened.`, {
        publishedAt: day(20 - index),
        appeal: index === 1 || index === 5 ? 0 : 5,
      }),
    );
    const { lines, more } = composeState(claims, readAt);
    expect(lines.map(({ text }) => Number(/\d+/.exec(text)?.[0]))).toEqual([0, 2, 3, 4, 1, 6, 7, 8, 9, 10]);
    expect(more).toBe(10);
  });

  test('puts what many documents mention before what is a little newer, but not before news of another time', () => {
    const mentionedBy = Array.from({ length: 12 }, (_, n) => `press${n}.example page${n}`);
    const order = (...months: readonly string[]) =>
      composeState(
        [
          claim('A thing happened.', { publishedAt: day(20) }),
          claim('Another thing happened.', { publishedAt: day(19) }),
          claim('A much mentioned thing happened.', { publishedAt: months[0] ?? day(18), mentionedBy }),
        ],
        readAt,
      ).lines.map(({ text }) => text);
    expect(order()[0]).toBe('A much mentioned thing happened.');
    expect(order('2025-03-18').at(-1)).toBe('A much mentioned thing happened.');
  });

  test('tells the newest months first, whatever weighs more, and the week before the newest story with its month', () => {
    const mentionedBy = Array.from({ length: 12 }, (_, n) => `press${n}.example page${n}`);
    const { lines } = composeState(
      [
        claim('A thing of January happened.', { publishedAt: '2026-01-09', mentionedBy }),
        claim('A thing of early February happened.', { publishedAt: '2026-02-09', mentionedBy }),
        claim('A thing of late February happened.', { publishedAt: '2026-02-27', mentionedBy }),
        claim('A thing of March happened.', { publishedAt: day(2) }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'A thing of late February happened.',
      'A thing of March happened.',
      'A thing of early February happened.',
      'A thing of January happened.',
    ]);
  });

  test('leaves out what is a year and a half older than the newest, unless others come back to it', () => {
    const old = { publishedAt: '2024-06-01' };
    const { lines, earlier, more } = composeState(
      [
        ...[1, 2, 3].map((n) => claim(`Thing ${n} happened.`, { publishedAt: day(n) })),
        claim('An old thing happened.', old),
        claim('An old thing happened that others mention.', {
          ...old,
          mentionedBy: ['press.example page', 'wire.example page'],
        }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text)).not.toContain('An old thing happened.');
    expect(lines.at(-1)?.text).toBe('An old thing happened that others mention.');
    expect(earlier?.map(({ text }) => text)).toEqual(['An old thing happened.']);
    expect(more).toBe(0);
  });

  test('a rule is shown with all its cases, which take the places of older stories', () => {
    const cases = [
      ['headline', 'The order imposes a duty of 100% on large drones.'],
      ['detail', 'The order imposes a duty of 25% on small drones.'],
      ['detail', 'The order imposes a duty of 15% on drones from Kestria.'],
    ] as const;
    const older = Array.from({ length: 12 }, (_, n) => claim(`Thing number ${n} happened.`, { publishedAt: day(9) }));
    const { lines } = composeState(
      [...older, ...cases.map(([role, text]) => claim(text, { role, story: 's', publishedAt: day(10) }))],
      readAt,
    );
    expect(lines.slice(0, 3).map(({ text }) => text)).toEqual(cases.map(([, text]) => text));
    expect(lines).toHaveLength(10);
  });

  test('a second sentence follows its headline if there is room', () => {
    const { lines } = composeState(
      [
        claim('Duties were raised.', { story: 's' }),
        claim('Duties on tin reach 15%.', { story: 's', role: 'detail' }),
        claim('A rocket flew.', { publishedAt: day(9) }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      'A rocket flew.',
      'Duties were raised.',
      'Duties on tin reach 15%.',
    ]);
  });

  test('a line that begins like an earlier one is replaced by its second sentence if that says what changes', () => {
    const opening = 'The President signed a new order';
    const { lines } = composeState(
      [
        claim(`${opening} taxing copper.`, { story: 'copper', publishedAt: day(9) }),
        claim(`${opening} taxing steel.`, { story: 'steel', publishedAt: day(8) }),
        claim('The order raises the duty on steel to 50%.', { story: 'steel', role: 'detail', publishedAt: day(8) }),
        claim(`${opening} taxing tin.`, { story: 'tin', publishedAt: day(7) }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      `${opening} taxing copper.`,
      'The order raises the duty on steel to 50%.',
      `${opening} taxing tin.`,
    ]);
  });

  test('a line that begins like an earlier one stays if it has a figure itself or the second sentence is about something else', () => {
    const opening = 'The President signed a new order';
    const { lines } = composeState(
      [
        claim(`${opening} taxing copper.`, { story: 'copper', publishedAt: day(9) }),
        claim(`${opening} for a duty of 50% on steel.`, { story: 'steel', publishedAt: day(8) }),
        claim('The order sets a quota of 20% on pipes.', { story: 'steel', role: 'detail', publishedAt: day(8) }),
        claim(`${opening} taxing tin.`, { story: 'tin', publishedAt: day(7) }),
        claim('Chile has agreed to buy tin for $9 billion.', { story: 'tin', role: 'detail', publishedAt: day(7) }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text).filter((text) => text.startsWith(opening))).toHaveLength(3);
  });

  test('a story is shown by its latest headline', () => {
    const { lines } = composeState(
      [claim('It is the policy to tax copper.', { story: 's' }), claim('The order taxes copper.', { story: 's' })],
      readAt,
    );
    expect(lines.map(({ text }) => text)).toEqual(['The order taxes copper.']);
  });

  test('drops lines that are dated past on its day, and their story only if nothing else of it is left', () => {
    const claims = [
      claim('The crew will undock on March 9.', { publishedAt: day(1) }),
      claim('The duty of 10% applies, for a period of 150 days, to steel.', { publishedAt: '2025-06-01' }),
      claim('Chile and Peru will meet on March 12.', { story: 's', publishedAt: day(2) }),
      claim('Chile opened three mines.', { story: 's', role: 'detail', publishedAt: day(2) }),
    ];
    const linesOn = (now: string) => composeState(claims, Date.parse(now)).lines.map(({ text }) => text);
    expect(linesOn('2026-03-02')).toHaveLength(3);
    expect(linesOn('2026-03-31')).toEqual(['Chile opened three mines.']);
    const { earlier = [], more } = composeState(claims, readAt);
    expect(earlier.map(({ text }) => text)).toEqual([
      'The crew will undock on March 9.',
      'The duty of 10% applies, for a period of 150 days, to steel.',
    ]);
    expect(more).toBe(1);
  });

  test('keeps lines that are dated past if there are no others', () =>
    expect(composeState([claim('The crew will undock on March 9.')], readAt).lines).toHaveLength(1));

  test('a line that cannot be printed by itself gives way to one that can, else to its page’s title', () => {
    const title = 'Fact Sheet: Chile Taxes Copper Exports';
    const aim = claim('It is the policy of Chile to tax copper.', { story: 's', title });
    const detail = claim('Chile taxes copper at 10%.', { story: 's', title, role: 'detail' });
    const linesOf = (claims: readonly LedgerClaim[]) => composeState(claims, readAt).lines.map(({ text }) => text);
    expect(linesOf([aim, detail])).toEqual(['Chile taxes copper at 10%.']);
    expect(linesOf([aim])).toEqual(['Chile Taxes Copper Exports']);
    expect(linesOf([{ ...aim, evidence: [evidence('Statement', aim.text)] }])).toEqual([aim.text]);
  });

  test('a sentence that an editor chose is shown as it is, beside its title', () => {
    const aim = claim('It is the policy of Chile to tax copper.', { title: 'Fact Sheet: Chile Taxes Copper Exports' });
    const displayed = (arrangement: Findings['arrangement']) =>
      composeState([aim], readAt, { arrangement }).lines.map(({ text }) => text);
    expect(displayed(null)).toEqual(['Chile Taxes Copper Exports']);
    expect(displayed([[aim.id]])).toEqual([aim.text]);
  });

  test('a title is shown only if it tells what happened, or if nothing else can be understood', () => {
    const unfit = (title: string) => claim(`It is the policy of Chile to act: ${title}.`, { title });
    const linesOf = (...titles: readonly string[]) =>
      composeState([...titles.map(unfit), claim('A rocket flew.')], readAt).lines.map(({ text }) => text);
    expect(linesOf('Board Cuts Herring Quota by a Third')).toContain('Board Cuts Herring Quota by a Third');
    expect(linesOf('Measures on Herring', 'Board Publishes Annual Report')).toEqual(['A rocket flew.']);
    expect(composeState([unfit('Measures on Herring')], readAt).lines).toHaveLength(1);
  });

  describe('a line worded for its own day', () => {
    const title = 'Fact Sheet: Governor Cuts Pilot Fees';
    const today = claim('The governor today signed an order to cut the fees of pilots in Velden.', {
      story: 's',
      title,
      publishedAt: day(30),
    });
    const provision = claim('The Order lowers the fee of pilots to 40 crowns.', {
      story: 's',
      title,
      role: 'detail',
      publishedAt: day(30),
    });
    const other = claim('A rocket flew.', { publishedAt: day(29) });
    const contentOn = (at: string, ...claims: readonly LedgerClaim[]) =>
      composeState(claims, Date.parse(at)).content.split('\n');

    test('the line loses the word for its day if that opens it and the rest is done', () => {
      const opening = claim('Today, the governor signed an order to cut the fees of pilots in Velden.', { title });
      expect(contentOn('2026-03-30', opening)).toContain(
        '- The governor signed an order to cut the fees of pilots in Velden. [1]',
      );
    });

    test('gives way to a second sentence of its page, under the title that its subject needs', () =>
      expect(contentOn('2026-03-30', today, provision, other)).toEqual([
        '- Governor Cuts Pilot Fees [1]',
        '- The Order lowers the fee of pilots to 40 crowns. [1]',
        '- A rocket flew. [2]',
      ]));

    test('the line gives way to its page’s title, on the same day already, since an overview is read the day after', () =>
      expect(contentOn('2026-03-30', today, other)).toEqual([
        '- Governor Cuts Pilot Fees [1]',
        '- A rocket flew. [2]',
      ]));

    test('leaves on the next day if the title does not tell what happened', () => {
      const untitled = { ...today, evidence: [evidence('Order on pilot fees', today.text, day(30))] };
      expect(contentOn('2026-03-30', untitled, other)).toContain(`- ${today.text} [1]`);
      expect(contentOn('2026-03-31', untitled, other)).toEqual(['- A rocket flew. [1]']);
    });
  });

  test('a title is shown once before the lines of its page that need it, and counts for none', () => {
    const title = 'Governor Cuts Pilot Fees';
    const story = { story: 's', title };
    const { content, lines, more } = composeState(
      [
        claim('The Order lowers the fee of pilots to 40 crowns.', story),
        claim('The order ends the fee of tugs of 12 crowns.', { ...story, role: 'detail' }),
      ],
      readAt,
    );
    expect(content.split('\n')).toEqual([
      `- ${title} [1]`,
      '- The Order lowers the fee of pilots to 40 crowns. [1]',
      '- The order ends the fee of tugs of 12 crowns. [2]',
    ]);
    expect([lines.length, more]).toEqual([2, 0]);
  });

  test('the title of a numbered act replaces a line that does not say what is done', () =>
    expect(
      composeState(
        [claim('It is the policy of Norland to cut fees.', { title: 'Executive Order 118: Fees of Pilots' })],
        readAt,
      ).lines.map(({ text }) => text),
    ).toEqual(['Executive Order 118: Fees of Pilots']));

  test('a second sentence must be understood by itself and be worth a line', () => {
    const story = { story: 's', role: 'detail' } as const;
    const { lines } = composeState(
      [
        claim('Duties were raised.', { story: 's' }),
        claim('Raises the duties on tin.', story),
        claim('They reach 15%.', story),
        claim('A bond of 40 euros is required.', { ...story, appeal: 3 }),
      ],
      readAt,
    );
    expect(lines.map(({ text }) => text)).toEqual(['Duties were raised.']);
  });

  test('a line that changed a value says what it was, and one that does not say what it contradicts quotes that', () => {
    const reversed = claim('The ban was imposed.', { live: false, status: 'contradicted' });
    const overrules = { kind: 'contradicted', was: reversed.text } as const;
    const contentOf = (later: LedgerClaim): string => composeState([reversed, later], readAt).content;
    expect(contentOf(claim('The duty is 15%.', { overrules: { kind: 'changed', was: '10%' } }))).toBe(
      '- **Changed:** The duty is 15%. [1] (was: 10%)',
    );
    expect(contentOf(claim('The ban was lifted.', { overrules }))).toBe('- The ban was lifted. [1]');
    expect(contentOf(claim('This notice ends that measure.', { overrules }))).toBe(
      '- **Ended:** This notice ends that measure. [1] (earlier: “The ban was imposed.” [2])',
    );
  });

  test('an old value that was a period names its last day, counted from the day of its page', () => {
    const fees = claim('The fees will take effect 30 days after signing.', {
      publishedAt: '2026-03-04T22:00:00-05:00',
      live: false,
      status: 'updated',
    });
    const later = claim('The effective date of the fees is April 9, 2026.', {
      title: 'Harbour fees of Velden moved',
      overrules: { kind: 'changed', was: '30 days after signing' },
    });
    expect(composeState([fees, later], readAt).content.split('\n')).toEqual([
      '- Harbour fees of Velden moved [1]',
      '- **Changed:** The effective date of the fees is April 9, 2026. [1] (was: 30 days after signing, April 3, 2026)',
    ]);
  });

  test.each([
    'Ferries shall not sail without an inspection of their engines.',
    'Within 60 days of the date of this order, the harbour office shall inspect each ferry.',
  ])('stands under its page’s title: %s', (text) => {
    const title = 'Order 12: Inspecting Ferries';
    expect(composeState([claim(text, { title })], readAt).content.split('\n')).toEqual([
      `- ${title} [1]`,
      `- ${text} [1]`,
    ]);
  });

  test('a title in the place of a sentence that is too long does not say itself what no longer holds', () => {
    const reversed = claim('The ban was imposed.', { live: false, status: 'contradicted' });
    const list = `The bans in ${'Order 12, '.repeat(40)}and Order 13 shall no longer be in effect.`;
    const later = claim(list, {
      overrules: { kind: 'contradicted', was: reversed.text },
      title: 'Ending certain bans',
      publishedAt: '2026-03-01T21:30:00-05:00',
    });
    expect(composeState([reversed, later], readAt).content.split('\n')).toEqual([
      '- **No longer holds:** The ban was imposed. [1] (ended on March 1, 2026 by “Ending certain bans” [2])',
    ]);
  });

  test('a line that no longer holds stands under the title of its own page, of which it may speak', () => {
    const reversed = claim('This order bans drift nets.', {
      live: false,
      status: 'contradicted',
      title: 'Order 12: Drift nets',
    });
    const later = claim(`The bans in ${'Order 12, '.repeat(40)}and Order 13 shall no longer be in effect.`, {
      overrules: { kind: 'contradicted', was: reversed.text },
      title: 'Ending certain bans',
      publishedAt: '2026-03-01',
    });
    expect(composeState([reversed, later], readAt).content.split('\n')).toEqual([
      '- Order 12: Drift nets [1]',
      '- **No longer holds:** This order bans drift nets. [1] (ended on March 1, 2026 by “Ending certain bans” [2])',
    ]);
  });

  test('a line that no longer holds stands under Earlier if another line tells what ended it', () => {
    const reversed = claim('This order bans drift nets.', { live: false, status: 'contradicted' });
    const acts = Array.from({ length: 12 }, (_, index) => `Executive Order ${index + 12}, as amended`).join('; ');
    const later = claim(
      `In light of recent events, the bans on nets that were imposed pursuant to the harbour act in ${acts} shall no longer be in effect.`,
      { overrules: { kind: 'contradicted', was: reversed.text }, publishedAt: '2026-03-01' },
    );
    const { lines, earlier = [] } = composeState([reversed, later], readAt);
    expect(lines.map(({ text }) => text)).toEqual([later.text]);
    expect(earlier.map(({ text, remarks }) => [text, remarks[0]?.kind])).toEqual([[reversed.text, 'no_longer_holds']]);
  });

  describe('more lines than it shows', () => {
    const newer = Array.from({ length: 20 }, (_, index) =>
      claim(`Thing number ${index} happened.`, { publishedAt: day(20 - index) }),
    );
    const earlierWith = (...claims: readonly LedgerClaim[]) =>
      (composeState([...newer, ...claims], readAt).earlier ?? []).map(({ text, remarks }) => [text, remarks[0]?.kind]);

    test('says under Earlier what was reversed, if no line does', () => {
      const reversed = claim('The harbour bans drift nets.', { live: false, status: 'contradicted' });
      const reversing = claim('The ban on drift nets was revoked.', {
        overrules: { kind: 'contradicted', was: reversed.text },
        publishedAt: '2026-01-05',
        appeal: 0,
      });
      expect(earlierWith(reversed, reversing)).toEqual([[reversed.text, 'no_longer_holds']]);
    });

    test('a mere step on the way to an act is not recalled', () =>
      expect(
        earlierWith(
          claim('The agency is soliciting public comment on nets.', { publishedAt: '2025-05-01' }),
          claim('The agency is announcing the availability of a draft guidance on nets.', {
            publishedAt: '2025-05-01',
          }),
          claim('The crew will undock on March 9, 2026.', { publishedAt: '2026-02-01' }),
        ),
      ).toEqual([['The crew will undock on March 9, 2026.', undefined]]));
  });

  test('a line that names an act which a later page ends says so', () => {
    const act = claim('The ministry bans drift nets.', {
      live: false,
      status: 'contradicted',
      title: 'Harbour Order 12',
    });
    const later = claim('The bans in Executive Order 12 and Executive Order 13 shall no longer be in effect.', {
      overrules: { kind: 'contradicted', was: act.text },
      publishedAt: '2026-03-01',
    });
    const naming = claim('Norland lowers the fees under Executive Order 12 and Executive Order 15 for all ferries.', {
      publishedAt: '2026-02-01',
    });
    const untouched = claim('Kestria lowers the fees under Executive Order 15 for all ferries.', {
      publishedAt: '2026-02-01',
    });
    const lines = composeState([act, later, naming, untouched], readAt, { links: endingsIn(later) }).content.split(
      '\n',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^- Norland lowers .* \[\d\] \(Executive Order 12 ended on March 1, 2026 by “.*” \[\d\]\)$/,
      ),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^- Kestria lowers .* \[\d\]$/));
  });

  describe('a line of which its page says from or until when it holds', () => {
    const on = (day: string, quote: string) => ({ day, quote });
    const fees = (inForce: LedgerClaim['inForce']) =>
      claim('The order imposes mooring fees on ferries of Norway.', {
        title: 'Mooring fees of Norway',
        ...(inForce === undefined ? {} : { inForce }),
      });
    const from = on('2026-04-20', 'The mooring fees will take effect on April 20, 2026.');
    const linesAt = (at: string, ...claims: readonly LedgerClaim[]) =>
      composeState(claims, Date.parse(at)).content.split('\n');

    test('names the start of a rule’s cases once, and what differs behind each', () => {
      const until = on('2027-01-31', 'The fees on ferries end on January 31, 2027.');
      const boats = { ...fees({ from }), text: 'The order imposes fees of 5% on boats.', story: 's' };
      const ferries = {
        ...fees({ from, until }),
        id: 'ferries',
        text: 'The order imposes fees of 8% on ferries.',
        story: 's',
        role: 'detail',
      } as const;
      expect(linesAt('2026-03-31', boats, ferries).slice(-2)).toEqual([
        '- The order imposes fees of 5% on boats. [1] (from April 20, 2026 [2])',
        '- The order imposes fees of 8% on ferries. [1] (from April 20, 2026 [2]; until January 31, 2027 [3])',
      ]);
    });

    test('shows the days, each with the sentence that gives it', () => {
      const until = on('2027-01-31', 'The fees end on January 31, 2027.');
      const { content, sources } = composeState([fees({ from, until })], readAt);
      expect(content).toContain('[1] (from April 20, 2026 [2]; until January 31, 2027 [3])');
      expect(sources.map(({ quote }) => quote).slice(1)).toEqual([from.quote, until.quote]);
    });

    test('quotes what is excepted from a day, of a further case as well', () => {
      const exceptions = [on('2026-10-07', 'For ferries (of any kind), the fees begin on October 7, 2026.')];
      const boats = {
        ...fees({ from: { ...from, exceptions } }),
        text: 'The order imposes fees of 5% on boats.',
        story: 's',
      };
      const ferries = { ...boats, text: 'The order imposes fees of 8% on ferries.', role: 'detail' } as const;
      const barges = {
        ...fees({ from }),
        text: 'The order imposes fees of 2% on barges.',
        story: 's',
        role: 'detail',
      } as const;
      expect(linesAt('2026-03-31', boats, barges)).toContainEqual(
        '- The order imposes fees of 2% on barges. [1] (from April 20, 2026 [2])',
      );
      expect(linesAt('2026-03-31', boats, ferries).slice(-2)).toEqual([
        '- The order imposes fees of 5% on boats. [1] (from April 20, 2026 [2]; but from October 7, 2026: “For ferries (of any kind), the fees begin on October 7, 2026.” [3])',
        '- The order imposes fees of 8% on ferries. [1] (from April 20, 2026 [2]; but from October 7, 2026: “For ferries (of any kind), the fees begin on October 7, 2026.” [3])',
      ]);
    });

    describe('beside a line that gives that day', () => {
      const updateOf = (text: string, publishedAt?: string) => {
        const [title, story] = ['Mooring fees of Norway', 's'];
        const bounds = { from: on('2026-04-20', text) };
        const page = publishedAt === undefined ? {} : { evidence: [evidence('Elsewhere', text, publishedAt)] };
        const day = claim(text, { title, story, role: 'detail', ...page });
        const published = [{ ...fees(bounds), story }, day].map((each) => ({
          claim: each,
          kind: 'new' as const,
          replaces: [],
        }));
        return composeUpdate({ recorded: published, displayed: 2 });
      };

      test.each([
        'The mooring fees will take effect on April 20, 2026.',
        'The mooring fees will take effect April 20 at 12:01 a.m. eastern standard time.',
        'These fees apply from Monday, April 20.',
      ])('the two become one line: %s', (text) => {
        const { lines, more } = updateOf(text);
        expect(lines[0]?.remarks).toEqual([{ kind: 'takes_effect', day: '2026-04-20', sources: [2] }]);
        expect(lines.slice(1).every(({ text: other }) => other === 'Mooring fees of Norway')).toBe(true);
        expect(more).toBe(0);
      });

      test.each([
        'The mooring fees will take effect on April 20, 2026 for ferries over 40 metres.',
        'The mooring fees will take effect on April 20, 2026, and captains pay them in advance.',
        'For ferries over 40 metres, the mooring fees will take effect on April 20, 2026.',
      ])('the two stay two lines if one says more: %s', (text) => expect(updateOf(text).lines).toHaveLength(2));

      test('the two stay two lines if another page gives the day', () =>
        expect(updateOf('The mooring fees will take effect on April 20, 2026.', '2026-03-02').lines).toHaveLength(2));
    });

    test('leaves when the last day is over', () => {
      const ended = fees({ until: on('2026-04-20', 'The fees end on April 20, 2026.') });
      const other = claim('A rocket flew.');
      expect(linesAt('2026-04-20', ended, other).join()).toContain('mooring fees');
      expect(linesAt('2026-04-21', ended, other)).toEqual(['- A rocket flew. [1]']);
    });

    test('shows the day to which a later page moved it', () => {
      const moved = claim('The effective date of the mooring fees of Norway is April 29, 2026.', {
        publishedAt: '2026-03-20',
        title: 'Mooring fees of Norway moved',
      });
      expect(linesAt('2026-03-31', fees({ from }), moved)).toContainEqual(
        expect.stringMatching(/ferries of Norway\. \[\d\] \(from April 29, 2026 \[\d\]\)$/),
      );
    });

    test('the update that moves the day quotes the line', () => {
      const moved = {
        claim: claim('The effective date of the mooring fees of Norway is April 29, 2026.', {
          publishedAt: '2026-03-20',
          title: 'Mooring fees of Norway moved',
        }),
        kind: 'changed',
        was: 'April 20, 2026',
        replaces: [],
      } as const;
      const published = fees({ from });
      const update = (...claims: readonly LedgerClaim[]) =>
        composeUpdate({ recorded: [moved], displayed: 1 }, { claims: [...claims, moved.claim], links: [] }).content;
      expect(update(published)).toContain(`(was: April 20, 2026; about: “${published.text}” [2])`);
      expect(update({ ...published, live: false })).not.toContain('about: “');
      expect(update(fees({}))).not.toContain('about: “');
    });

    test('shows a deadline as the day that it means, also once it is over', () => {
      const made = 'Order 12 of March 4, 2026';
      const order = claim('Within 60 days of the date of this order, the harbour office shall list each ferry.', {
        title: 'Listing Ferries',
        inForce: { due: on('2026-05-03', made) },
      });
      const line = '- The harbour office shall list each ferry. [1]';
      expect(linesAt('2026-05-01', order)).toContain(`${line} (due May 3, 2026 [2])`);
      expect(composeState([order], readAt).sources.map(({ quote }) => quote)).toEqual([order.text, made]);
      expect(linesAt('2026-05-04', order)).toContain(`${line} (was due May 3, 2026 [2])`);
    });

    test('shows none that was changed or struck since', () => {
      const struck = claim(from.quote, { live: false, status: 'updated' });
      expect(linesAt('2026-03-31', fees({ from }), struck).join()).not.toContain('(from');
    });
  });

  describe('an act that a page ended in part', () => {
    const act = claim('The ministry imposes additional dues on all nets.', {
      live: false,
      status: 'contradicted',
      title: 'Harbour Order 12',
      publishedAt: '2026-01-05',
    });
    const later = claim(
      `The additional dues imposed in ${'Executive Order 12, '.repeat(30)}and Executive Order 12 shall no longer be in effect.`,
      {
        overrules: { kind: 'contradicted', was: act.text },
        publishedAt: '2026-03-01',
        title: 'Ending certain dues',
      },
    );
    const naming = (text: string) => claim(text, { publishedAt: '2026-02-01' });
    const noteOn = (displayed: LedgerClaim, ending = later): string | undefined =>
      / \(((?:the additional dues|Executive Order 12).* ended on .*)\)$/m
        .exec(composeState([act, displayed], readAt, { links: endingsIn(ending) }).content)?.[1]
        ?.replace(/ \[\d\]/g, '');

    test.each([
      'Norland pays the dues of Executive Order 12.',
      'Norland taxes nets to address the emergency declared in Executive Order 12.',
    ])('a line that names the act notes which part of it has ended: %s', (text) =>
      expect(noteOn(naming(text))).toBe(
        'the additional dues under Executive Order 12 ended on March 1, 2026 by “Ending certain dues”',
      ),
    );

    test('takes with it what is only done under that part', () => {
      const paid = naming('Norland pays the dues under Executive Order 12.');
      const { lines, earlier = [] } = composeState([act, paid, claim('A rocket flew.')], readAt, {
        links: endingsIn(later),
      });
      expect(lines.map(({ text }) => text)).toEqual(['A rocket flew.']);
      expect(earlier.map(({ text, remarks }) => [text, remarks[0]?.kind])).toEqual([[paid.text, 'no_longer_holds']]);
    });

    test('stands under Earlier in what an editor arranged only if the editor named it', () => {
      const paid = naming('Norland pays the dues under Executive Order 12.');
      const flown = claim('A rocket flew.');
      const earlierIn = (...mentioned: readonly LedgerClaim[]) =>
        composeState([act, paid, flown], readAt, {
          links: endingsIn(later),
          arrangement: [mentioned.map(({ id }) => id)],
        }).earlier ?? [];
      expect(earlierIn(flown)).toEqual([]);
      expect(earlierIn(paid, flown).map(({ text }) => text)).toEqual([paid.text]);
    });

    test('a line about another act, or one written after the end, notes nothing', () => {
      expect(noteOn(naming('Norland pays the dues under Executive Order 13.'))).toBeUndefined();
      const earlier = { ...later, publishedAt: '2026-01-15' };
      expect(noteOn(naming('Norland pays the dues of Executive Order 12.'), earlier)).toBeUndefined();
    });
  });

  test('a line that says little gives way to a second sentence, else to a title that says more, else to other stories', () => {
    const plan = claim('The ministry released its rail strategy.', {
      story: 'a',
      title: 'Ministry unveils rail strategy',
    });
    const content = claim('It is to close twelve lines by 2030.', { story: 'a', role: 'detail' });
    const second = claim('Norland Rail will close twelve lines by 2030.', { story: 'a', role: 'detail' });
    const other = claim('A rocket flew.', { publishedAt: day(2) });
    const displayed = (...claims: readonly LedgerClaim[]) =>
      composeState(claims, readAt)
        .lines.map(({ text }) => text)
        .sort();
    expect(displayed(plan, content, second, other)).toEqual([other.text, second.text]);
    expect(displayed(plan, content, other)).toEqual([other.text]);
    expect(displayed({ ...plan, evidence: [evidence('Ministry cuts rail fares', plan.text)] }, other)).toEqual([
      other.text,
      'Ministry cuts rail fares',
    ]);
    expect(displayed(plan)).toEqual([plan.text]);
  });

  test.each(['Executive Order 118: Promoting Safe Rail', 'Ministry Releases New Policies on Safe Rail'])(
    'a title that does not say what is done comes last, and leaves to six that do: %s',
    (title) => {
      const aim = claim('The minister today signed an order on rails.', { title, publishedAt: day(9) });
      const others = [
        'A rocket flew.',
        'A ship sank.',
        'A mine closed.',
        'A dam broke.',
        'A bridge fell.',
        'A mill burned.',
      ];
      const displayed = (count: number) =>
        composeState([aim, ...others.slice(0, count).map((text) => claim(text, { publishedAt: day(8) }))], readAt)
          .lines;
      expect(displayed(1).map(({ text }) => text)).toEqual(['A rocket flew.', title]);
      expect(displayed(6).map(({ text }) => text)).toEqual(others);
    },
  );

  test('the background of an act, and an agreement without its terms, come last too', () => {
    const background = claim('On January 3, 2026, Norland closed its southern bank to all foreign boats.', {
      publishedAt: day(9),
    });
    const circular = claim('Norland and Kestria announced agreement on a framework.', {
      publishedAt: day(8),
    });
    const act = claim('The rule opens the southern bank to boats of Kestria.', {
      publishedAt: day(7),
      title: 'Rule 4',
    });
    const { lines } = composeState([background, circular, act], readAt);
    expect(lines.map(({ text }) => text)).toEqual([act.text, background.text, circular.text]);
  });

  test('groups three lines under a name or phrase they share, but not under the topic’s own words', () => {
    const claims = [
      claim('The duty on goods of Canada rises.', { title: 'Duties on Canada raised', publishedAt: day(9) }),
      claim('A rocket flew.', { publishedAt: day(8) }),
      claim('Talks with Canada failed.', { title: 'Talks with Canada fail', publishedAt: day(7) }),
      claim('The levy on Canada was dropped.', { title: 'Levy on Canada dropped', publishedAt: day(6) }),
      claim('A ship sank.', { publishedAt: day(5) }),
    ];
    const { content, lines } = composeState(claims, readAt);
    expect(content.split('\n')[0]).toBe('### Canada');
    expect(lines.map(({ heading }) => heading)).toEqual(['Canada', 'Canada', 'Canada', undefined, undefined]);
    expect(
      composeState(claims, readAt, { description: 'Trade with Canada' }).lines.every(
        ({ heading }) => heading === undefined,
      ),
    ).toBe(true);
  });

  test('initials of the topic make no heading', () => {
    const claims = ['ports', 'schools', 'courts'].map((place) =>
      claim(`The AI office opened in ${place}.`, { title: `AI for ${place}` }),
    );
    const others = ['doors', 'windows'].map((thing) => claim(`Rules for ${thing} began.`));
    const groupsFor = (topic: string) =>
      new Set(
        composeState([...claims, ...others], readAt, { description: topic }).lines.map(
          ({ heading }) => heading ?? null,
        ),
      );
    expect(groupsFor('News of offices')).toEqual(new Set(['AI', null]));
    expect(groupsFor('Artificial intelligence')).toEqual(new Set([null]));
  });

  test('escapes text that looks like markdown', () => {
    expect(composeState([claim('The *new* rule [draft] <b>begins</b>.')], readAt).content).toBe(
      '- The \\*new\\* rule \\[draft\\] \\<b\\>begins\\</b\\>. [1]',
    );
  });
});

describe('an update', () => {
  const finding = (text: string, more: Partial<Finding> = {}): Finding => ({
    kind: 'new',
    claim: claim(text),
    replaces: [],
    ...more,
  });

  test('lists what is new, changed and contradicted, with the earlier source', () => {
    const recorded = [
      finding('The order was revoked.', {
        kind: 'contradicted',
        was: 'The order was signed.',
        wasEvidence: evidence('Signing', 'The order was signed.'),
      }),
      finding('The duty is 15%.', { kind: 'changed', was: '10%' }),
      finding('A rocket flew.'),
    ];
    const { content, lines, sources } = composeUpdate({ recorded, displayed: 3 });
    expect(content.split('\n')).toEqual([
      '- **Ended:** The order was revoked. [1] (earlier: “The order was signed.” [2])',
      '- **Changed:** The duty is 15%. [3] (was: 10%)',
      '- A rocket flew. [4]',
    ]);
    expect(sources).toHaveLength(4);
    expect(lines.map((line) => earlierOf(line)?.quote)).toEqual(['The order was signed.', '10%', undefined]);
  });

  test('an update in which one finding overrules another shows only that one, and counts neither twice', () => {
    const recorded = [
      finding('The order was revoked.', {
        kind: 'contradicted',
        was: 'The order was signed.',
        wasEvidence: evidence('Signing', 'The order was signed.'),
        replaces: ['The order was signed.'],
      }),
      finding('The duty is 15%.', { kind: 'changed', was: '10%', replaces: ['The duty is 10%.'] }),
      finding('The order was signed.'),
      finding('The duty is 10%.'),
    ];
    const { lines, more } = composeUpdate({ recorded, displayed: 2 });
    expect(lines.map(({ text }) => text)).toEqual(['The order was revoked.', 'The duty is 15%.']);
    expect(more).toBe(1);
  });

  test('names the day of a line that calls it today or last night, as its text alone does not', () => {
    const recorded = [finding('Last night, a rocket flew.'), finding('A ship sank on Monday.')];
    expect(composeUpdate({ recorded, displayed: 2 }).content.split('\n')).toEqual([
      '- Last night, a rocket flew. [1] (on February 28, 2026)',
      '- A ship sank on Monday. [2]',
    ]);
  });

  test('counts the findings that it does not show', () => {
    const recorded = Array.from({ length: 11 }, (_, index) => finding(`Thing ${index} happened.`));
    const { lines, more, content } = composeUpdate({ recorded, displayed: 7 });
    expect(lines).toHaveLength(7);
    expect(more).toBe(4);
    expect(content.endsWith('\n\n4 more findings.')).toBe(true);
  });
});
