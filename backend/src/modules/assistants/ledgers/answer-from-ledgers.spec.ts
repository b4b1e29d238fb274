import type { TextLine } from '#events/research/text-lines';
import type { Claim, EndOfAct } from '#modules/research/published';
import { askLedgers, harbourClaim } from '#test/support/research/harbour-ledger';
import type { QuestionInConversation } from '../answering/question-in-conversation';
import { replyParts } from '../answering/reply-parts';
import type { LedgerAnswer } from './ledger-material';
import type { LedgerSubject } from './ledger-subject';
import { ledgerVoice } from './ledger-voice';
import { NO_STARTS, type Starts, startsIn } from './starts';

const steel = harbourClaim('2026-06-03', 'The port doubles its fee on steel coils.');
const reopening = harbourClaim('2026-11-18', 'The northern quay reopens on Monday.');
const closing = harbourClaim('2026-03-02', 'The northern quay closes for ferries.', {
  status: 'contradicted',
  ended_by: reopening._id,
});
const earlier = harbourClaim('2025-02-11', 'Steel coils are unloaded at the western quay only.');
const cranes = harbourClaim('2026-11-20', 'The port buys three cranes.', { tracker_id: 'machines' });
const repeated = harbourClaim('2026-11-20', 'The port buys three cranes.', { tracker_id: 'harbours' });

const inHarbours = [earlier, closing, steel, reopening, repeated];

const ask = async (
  question: string,
  quoted: readonly (readonly Claim[])[] = [inHarbours, [cranes]],
  before: Partial<QuestionInConversation> = {},
  { starts = NO_STARTS, ends = new Map() }: { starts?: Starts; ends?: ReadonlyMap<string, EndOfAct> } = {},
) => {
  return askLedgers({ question, history: [], ...before }, quoted, {
    starts,
    endedIds: async () => quoted.flat().flatMap(({ _id, status }) => (status === 'contradicted' ? [_id] : [])),
    paragraphsOf: async () => [],
    endsOf: async () => ends,
  });
};

const words = async (
  question: string,
  subject: LedgerSubject = { kind: 'folder', isOwn: true, isRoot: false },
  quoted?: readonly (readonly Claim[])[],
): Promise<readonly string[]> => {
  return spoken(await ask(question, quoted), subject);
};

const spoken = (answered: LedgerAnswer, subject: LedgerSubject = { kind: 'tracker' }) => {
  const { answer } = answered;
  const voice = ledgerVoice({
    subject,
    answered,
    today: '2026-11-26',
    titleOf: (id) => (subject.kind === 'tracker' ? null : `All on ${id}`),
    addressOf: ({ url }) => url,
  });
  return [...replyParts(answer, voice)]
    .map((part) => {
      if (part.kind === 'lines') return '';
      return part.kind === 'text' ? part.text : ` (${part.source.address})`;
    })
    .join('')
    .split('\n\n');
};

test('a question with a time is answered by what was told then', async () => {
  expect(await words('What happened with steel since May?')).toEqual([
    'Your folder says, since May 1:',
    '*June 3 · All on harbours*',
    '> The port doubles its fee on steel coils. [1] (https://port.example/2026-06-03)',
  ]);
});

test('a question without a time is answered by all that is known, the newest first', async () => {
  const { answer } = await ask('What is known of steel coils?');
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([steel.text, earlier.text]);
});

const quay2 = harbourClaim('2026-05-04', 'Ferry Line II first sailed from the northern quay in 1998.');
const quotedTexts = ({ answer }: LedgerAnswer) =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
const answered = async (question: string) => quotedTexts(await ask(question, [[...inHarbours, quay2, launch]]));
const launch = harbourClaim(
  '2026-05-06',
  'The icebreaker Nordlys is now targeting May 20 for its first voyage to Spitsbergen.',
);

test.each([
  ['Does it mention cranes?', [cranes.text]],
  ['Are ferries mentioned?', [closing.text]],
  ['Does this tracker mention whales?', null],
])('%s', async (question, told) => {
  const answer = await ask(question);
  expect(quotedTexts(answer)?.slice(0, 1) ?? null).toEqual(told);
  expect(answer.answer).toMatchObject(told === null ? { absent: ['whales'] } : { isMentioned: true });
});

test('a number in a name is the same in both ways of writing it', async () => {
  expect(await answered('What is known of ferry line 2?')).toEqual([quay2.text]);
});

test('a year does not answer a question for the day', async () => {
  expect(await answered('What day did Ferry Line II first sail from the northern quay?')).toBeNull();
});

test('a question when something will be is not answered by a line about the past', async () => {
  const first = harbourClaim(
    '2026-04-07',
    'Nordlys is the first ship to reach Spitsbergen since 1972, some 900 miles away, after five decades.',
  );
  const asking = async (question: string) => quotedTexts(await ask(question, [[...inHarbours, first]]));
  expect(await asking('When will a ship reach Spitsbergen?')).toBeNull();
  expect(await asking('When did a ship reach Spitsbergen?')).toEqual([first.text]);
  expect(await asking('How far away is Spitsbergen?')).toEqual([first.text]);
});

test('a number of years does not answer how far something is', async () => {
  const first = harbourClaim('2026-04-07', 'Nordlys is the first ship to reach Spitsbergen in 5 decades.');
  expect(quotedTexts(await ask('How far away is Spitsbergen?', [[...inHarbours, first]]))).toBeNull();
});

test('how much a fee is, is asked of what it is on', async () => {
  const copper = harbourClaim('2026-04-02', 'Copper wire pays a flat 5 percent.');
  expect(quotedTexts(await ask('How much is the fee on copper?', [[...inHarbours, copper]]))).toEqual([copper.text]);
});

test('a plan does not answer whether it was carried out', async () => {
  expect(await answered('When is the first voyage of the Nordlys?')).toEqual([launch.text]);
  expect(await answered('Did the Nordlys make its first voyage to Spitsbergen?')).toBeNull();
});

test('a claim that no longer holds is told with what ended it', async () => {
  expect(await words('Is the northern quay closed for ferries?', { kind: 'tracker' })).toEqual([
    'This tracker says:',
    '1. *November 18 · ends what was reported on March 2*',
    '   > The northern quay reopens on Monday. [1] (https://port.example/2026-11-18)',
    '2. *March 2 · ended on November 18*',
    '   > The northern quay closes for ferries. [2] (https://port.example/2026-03-02)',
  ]);
});

describe('a claim that a page off the topic ended', () => {
  const toll = harbourClaim('2026-02-03', 'Under Order 12, Ostland collects a toll of 12 percent on barges.');
  const [page] = harbourClaim('2026-09-20', 'The tolls imposed under Order 12 are no longer in effect.').evidence;
  const endsBy = (remark: EndOfAct['remark']) =>
    page === undefined ? new Map() : new Map([[toll._id, { remark, page }]]);
  const ended = endsBy({ kind: 'no_longer_holds', day: '2026-09-20', by: 'Ending tolls', evidence: [] });
  const ofGround = { kind: 'depends_on', act: 'Order 12', part: 'tolls', day: '2026-09-20', by: null } as const;
  const asking = async (question: string, ends: ReadonlyMap<string, EndOfAct>) =>
    spoken(await ask(question, [[...inHarbours, toll]], {}, { ends }));

  test('the claim is told with that page', async () => {
    expect(await asking('Is the toll on barges still in force?', ended)).toEqual([
      'Not any more, as far as I can tell. This tracker says:',
      '1. *September 20 · ends what was reported on February 3*',
      '   > The tolls imposed under Order 12 are no longer in effect. [1] (https://port.example/2026-09-20)',
      '2. *February 3 · ended on September 20*',
      `   > ${toll.text} [2] (https://port.example/2026-02-03)`,
    ]);
  });

  test('the claim is told with the act that ended under it, if more is unknown', async () => {
    const [, caption] = await asking('Is the toll on barges still in force?', endsBy({ ...ofGround, evidence: [] }));
    expect(caption).toBe('*February 3 · the tolls under Order 12 ended on September 20*');
  });

  test('the claim is shown unchanged if no act has ended', async () => {
    const [, caption] = await asking('Is the toll on barges still in force?', new Map());
    expect(caption).toBe('*February 3*');
  });
});

describe('a claim of a time that has passed', () => {
  const summer = harbourClaim('2026-05-02', 'For 150 days, barges pay a surcharge of 3 percent.', {
    in_force: { from: '2026-05-02' },
  });
  const winter = harbourClaim('2026-10-02', 'From October, barges pay a surcharge of 5 percent.');
  const asking = async (question: string) => spoken(await ask(question, [[...inHarbours, summer, winter]]));

  test('a past line comes after those that hold if the question is whether it holds', async () => {
    const told = await asking('Does the surcharge on barges still hold?');
    expect(told).toContain('1. *October 2*');
    expect(told).toContain('2. *May 2 · was due to last until September 29*');
  });

  test('another rate is another thing', async () => {
    expect(await asking('Is the 5% surcharge on barges still in force?')).toEqual([
      'This tracker says:',
      '*October 2*',
      `> ${winter.text} [1] (https://port.example/2026-10-02)`,
    ]);
  });

  test('no line of it tells what holds now', async () => {
    const now = await asking('What surcharge do barges pay now?');
    expect(now.join()).toContain(winter.text);
    expect(now.join()).not.toContain(summer.text);
  });
});

describe('whether a day was moved', () => {
  const moved = harbourClaim('2026-08-18', 'The toll on yachts starts on August 22, 2026.');
  const first = harbourClaim('2026-07-20', 'The toll on yachts starts on August 19, 2026.', {
    status: 'updated',
    ended_by: moved._id,
  });
  const signed = harbourClaim('2026-07-20', 'Harbour master Ann Berg signed the toll on yachts.');
  const other = harbourClaim('2026-05-20', 'Harbour master Ole Lund signed the fee on steel barges.');
  const asking = async (question: string, history: readonly string[] = []) =>
    quotedTexts(await ask(question, [[...inHarbours, first, moved, signed, other]], { history }));

  test('the two days of a move are told', async () => {
    expect(await asking('Was the toll on yachts postponed?')).toEqual([first.text, moved.text]);
    expect(await asking('Was it delayed?', ['When does the toll on yachts start?'])).toEqual([first.text, moved.text]);
  });

  test('a day that was never moved is not told', async () => {
    expect(await asking('Was the fee on steel coils postponed?')).toBeNull();
  });

  test('a further question is of what the questions before point to', async () => {
    const history = ['When does the toll on yachts start?', 'Was it delayed?'];
    expect(await asking('Who signed it?', history)).toEqual([signed.text]);
  });
});

test('an act that moved a day is not said to have ended the claim', async () => {
  const moved = harbourClaim('2026-08-18', 'The toll on yachts starts on August 22.');
  const first = harbourClaim('2026-07-20', 'The toll on yachts starts on August 19.', {
    status: 'updated',
    ended_by: moved._id,
  });
  expect(await words('Which toll is there on yachts?', { kind: 'tracker' }, [[first, moved]])).toEqual([
    'This tracker says:',
    '1. *August 18 · changes what was reported on July 20*',
    `   > ${moved.text} [1] (https://port.example/2026-08-18)`,
    '2. *July 20 · changed on August 18*',
    `   > ${first.text} [2] (https://port.example/2026-07-20)`,
  ]);
});

describe('a claim of which a part has ended', () => {
  const lifted = harbourClaim('2026-11-12', 'Ostland no longer collects its levy on ferries from Norland.');
  const deal = harbourClaim(
    '2026-04-02',
    'Norland agreed to invest 40 million crowns in the harbours of Ostland while paying a levy of 12 percent on its ferries.',
    { parts_ended: [{ words: 'paying a levy of 12 percent on its ferries', since: '2026-11-12', by: lifted._id }] },
  );
  const remark = '“paying a levy of 12 percent on its ferries” has not applied since November 12';
  const answerTo = (question: string) => words(question, { kind: 'tracker' }, [[...inHarbours, deal, lifted]]);

  test('the rest is told as what holds, with a remark on the part', async () => {
    expect((await answerTo('How much does Norland invest in the harbours of Ostland?')).slice(0, 3)).toEqual([
      'This tracker says:',
      `*April 2 · ${remark}*`,
      `> ${deal.text} [1] (https://port.example/2026-04-02)`,
    ]);
  });

  test('a promised amount does not answer how much was delivered', async () => {
    const before = { history: ['What did Norland agree to invest?'] };
    const { answer } = await ask(
      'and how much of it has actually been paid in?',
      [[...inHarbours, deal, lifted]],
      before,
    );
    expect(answer.kind).toBe('not_answered');
  });

  test('the part is told with what ended it, and never as current', async () => {
    const both = await answerTo('Does Norland still pay the levy on ferries?');
    expect(both).toContain('1. *November 12 · ends part of what was reported on April 2*');
    expect(both).toContain(`2. *April 2 · ${remark}*`);
    const now = await answerTo('What levy does Norland now pay on ferries?');
    expect(now.join('\n')).not.toContain(deal.text);
  });

  test('a question that goes on from it is not answered by the part', async () => {
    const before = { history: ['What did Norland agree to?'], lines: [deal._id] };
    const { answer } = await ask('And at what percentage?', [[...inHarbours, deal, lifted]], before);
    expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).not.toEqual([deal.text]);
  });
});

test('a question that names only a time hears the news of it, each once', async () => {
  const { answer } = await ask('What changed in the last two weeks?');
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([repeated.text, reopening.text]);
});

test('a claim of another time is offered as such', async () => {
  const [lead, ...nearest] = await words('What happened with steel last week?');
  expect(lead).toBe('Your folder has nothing on this from November 16 to November 22. At other times:');
  expect(nearest).toContain('   > The port doubles its fee on steel coils. [2] (https://port.example/2026-06-03)');
});

test('a period with a near match is not said to be empty', async () => {
  const [lead, ...nearest] = await words('How long was the northern quay shut for repairs in March?', {
    kind: 'tracker',
  });
  expect(lead).toBe('Nothing in this tracker clearly answers this. These lines may help, but may not answer it:');
  expect(nearest.join()).toContain('The northern quay closes for ferries.');
});

test('a question that no ledger covers is declined', async () => {
  const { answer } = await ask('How many whales were counted off Norway?');
  expect(answer).toMatchObject({ kind: 'not_answered', nearest: [] });
  expect(await ask('What is new?', [])).toMatchObject({ answer: { kind: 'not_answered', nearest: [] } });
});

const texts = ({ answer }: Awaited<ReturnType<typeof ask>>) =>
  answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;

test('a question points to the lines of the last answer', async () => {
  const before = { history: ['Is the northern quay closed for ferries?'], lines: [closing._id, reopening._id] };
  expect(texts(await ask('and what was it before that?', undefined, before))).toEqual([closing.text]);
  expect(texts(await ask('tell me more about the second', undefined, before))).toEqual([reopening.text]);
  expect(texts(await ask('which of them is about ferries?', undefined, before))).toEqual([
    closing.text,
    reopening.text,
  ]);
});

test('each part of a question is answered, or said not to be', async () => {
  const { answer } = await ask('What is known of steel coils, and which order raises them?');
  expect(answer).toMatchObject({ kind: 'quoted', unanswered: ['which order raises them?'] });
});

test('a part that refers to one without an answer has none itself', async () => {
  const rate = harbourClaim('2026-05-01', 'The port sets a rate of 12% on steel coils.');
  const asking = async (question: string) => quotedTexts(await ask(question, [[...inHarbours, rate]]));
  expect(await asking('Which rate is set on steel coils?')).toEqual([rate.text]);
  expect(await asking('How much whale oil has to be aboard, and what is that rate?')).toBeNull();
});

test('a line about another name does not answer', async () => {
  const quoted = [
    harbourClaim('2026-05-01', 'Japan lowers its duty on rice.'),
    harbourClaim('2026-05-02', 'Korea lowers its duty on rice.'),
  ];
  expect(texts(await ask('When did Korea lower its duty on rice?', [quoted]))).toEqual(null);
  expect(texts(await ask('What did Korea do with its duty on rice?', [quoted]))).toEqual([
    'Korea lowers its duty on rice.',
  ]);
});

test('no line answers which of things that none mentions', async () => {
  const sold = harbourClaim('2026-05-01', 'The board of the port sold the northern quay.');
  const asking = async (question: string) => texts(await ask(question, [[...inHarbours, sold]]));
  expect(await asking('Which members of the board sold the northern quay?')).toBeNull();
  expect(await asking('Which quay has the board sold?')).toEqual([sold.text]);
});

test('why something is so is not answered by a line that only says that it is', async () => {
  const moved = harbourClaim('2026-05-01', 'The deadline for the pilots moves to May.');
  const explained = harbourClaim('2026-05-02', 'The deadline for the pilots moves because of fog.');
  const why = 'Why does the deadline for the pilots move?';
  expect(texts(await ask(why, [[...inHarbours, moved]]))).toBeNull();
  expect(texts(await ask(why, [[...inHarbours, moved, explained]]))).toEqual([explained.text]);
});

const ofDrones = harbourClaim('2026-08-13', 'The order sets a tariff of 25% on certain drones.');
const ofSteel = harbourClaim('2026-04-02', 'Articles made of steel will pay a tariff of 50%.');
const ofBonds = harbourClaim('2025-08-05', 'Importers pay by bond for entries valued at less than $2,500.');
const ofTalks = harbourClaim('2026-03-01', 'The ministers of both countries met in Geneva to talk about tariffs.');
const tariffs = [ofDrones, ofSteel, ofBonds, ofTalks];

test('each line contains the key word of the question', async () => {
  expect(texts(await ask('What is the tariff on drones?', [tariffs]))).toEqual([ofDrones.text]);
});

test.each([
  [
    'What is the tariff on copper?',
    ['The northern quay closes for ferries.', 'The ministers of both countries met in Geneva.'],
    'The president has strengthened tariffs on copper and steel.',
    'Articles made entirely of copper will pay a flat 50% on their full value.',
  ],
  [
    '¿Cuál es el arancel sobre el cobre?',
    ['El muelle del norte cierra para los transbordadores.', 'Los ministros de ambos países se reunieron en Ginebra.'],
    'El presidente ha reforzado los aranceles sobre el cobre y el acero.',
    'Los artículos hechos por completo de cobre pagarán un 50% de todo su valor.',
  ],
])('a question for a figure is answered by a line with one: %s', async (question, others, vague, withFigure) => {
  const quoted = [...others, vague].map((text) => harbourClaim('2026-04-02', text));
  expect(texts(await ask(question, [[...quoted, harbourClaim('2026-04-03', withFigure)]]))).toEqual([withFigure]);
  expect(texts(await ask(question, [quoted]))).toBeNull();
});

test('countries with similar names are not confused', async () => {
  const quoted = [
    ...tariffs,
    harbourClaim('2026-02-01', 'China pays a tariff of 10%.'),
    harbourClaim('2026-02-02', 'Taiwan pays a tariff of 15%.'),
  ];
  expect(texts(await ask('What is the rate for China?', [quoted]))).toEqual(['China pays a tariff of 10%.']);
});

test('a line that fits one part only is not quoted for another', async () => {
  const { answer } = await ask('What is the tariff on drones, and who pays less?', [tariffs]);
  expect(answer).toMatchObject({ kind: 'quoted', quotes: [{ text: ofDrones.text }] });
});

test('a thing that no line has is not answered by lines on others', async () => {
  expect(texts(await ask('How high is the tariff on films?', [tariffs]))).toBeNull();
});

test('a number of things is not answered by a line that neither counts nor lists them', async () => {
  const stated = harbourClaim('2026-03-20', 'The framework states the objectives of the government.');
  expect(texts(await ask('What are the six objectives of the framework?', [[...tariffs, stated]]))).toBeNull();
});

test('a follow-up that names something unknown is not answered by the previous question', async () => {
  const effective = harbourClaim('2026-02-20', 'The temporary import duty will take effect February 24 at 12:01 a.m.');
  const drinks = harbourClaim('2026-08-18', 'The additional duties on beverages are suspended.');
  const quoted = [...tariffs, ...inHarbours, effective, drinks];
  const history = ['What changed on duties?', 'And when does that take effect?'];
  expect(texts(await ask('What does it say about coffee?', [quoted], { history }))).toBeNull();
  expect(texts(await ask('And coffee?', [quoted], { history }))).toBeNull();
  expect(texts(await ask('And the temporary one?', [quoted], { history }))).toEqual([effective.text]);
});

const titled = (day: string, title: string, text: string, changes: Partial<Claim> = {}): Claim => {
  const made = harbourClaim(day, text, changes);
  return { ...made, evidence: made.evidence.map((page) => ({ ...page, title })) };
};
const suspended = titled('2026-08-18', 'Suspension of duties on Canadian goods', 'They shall apply from August 22.');
const onCanada = titled('2026-07-20', 'Duties on goods', 'Goods of Canada pay a duty of 50% in thirty days.', {
  status: 'updated',
  ended_by: suspended._id,
});

test('a line of the time that is asked about answers by the title of its page, if none does by itself', async () => {
  const quoted = [[...tariffs, onCanada, suspended]];
  expect(texts(await ask('What happened to Canada in August?', quoted))).toEqual([suspended.text]);
  expect(texts(await ask('What happened to Canada in July?', quoted))).toEqual([onCanada.text, suspended.text]);
  expect(texts(await ask('What happened to Canada in June?', quoted))).toBeNull();
});

test('a line of the time that is asked about is not offered as one of another time', async () => {
  const { answer } = await ask('How high was the duty on goods of Canada in August?', [
    [...tariffs, onCanada, suspended],
  ]);
  expect(answer.kind === 'not_answered' && answer.nearest.map(({ text }) => text)).toEqual([onCanada.text]);
});

test('a model also reads the newest valid claims of a short ledger', async () => {
  const { evidence } = await ask('Which vessels were bought?', [inHarbours]);
  expect(evidence.map(({ text }) => text)).toEqual([earlier.text, steel.text, reopening.text, repeated.text]);
});

test('a model reads only the nearest claims of a long ledger', async () => {
  const many = Array.from({ length: 250 }, (_, index) => harbourClaim('2026-05-04', `The ferry ${index} sails.`));
  const { evidence } = await ask('What does the port charge for steel?', [[...inHarbours, ...many]]);
  expect(evidence.map(({ text }) => text)).not.toContain('The ferry 249 sails.');
});

const textsFor = async (question: string, quoted: readonly Claim[]): Promise<readonly string[]> => {
  const { answer } = await ask(question, [quoted]);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : [];
};

describe('deadlines', () => {
  const survey = harbourClaim('2026-06-05', 'Within 60 days the harbour board shall survey every crane.', {
    in_force: { due: '2026-08-04' },
  });
  const report = harbourClaim('2026-11-05', 'Within 60 days the harbour board shall report on steel.', {
    in_force: { due: '2027-01-04' },
  });
  const rate = harbourClaim('2026-06-03', 'The lower fee holds for steel coils.', {
    in_force: { until: '2027-12-31' },
  });
  const all = [survey, rate, report, earlier];

  test('deadlines are told by their day, on the side of today that is asked for', async () => {
    expect(await textsFor('Which deadlines have passed?', all)).toEqual([survey.text]);
    expect(await textsFor('Which deadlines are coming up?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('What are the deadlines on steel?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('¿Qué plazos han pasado?', all)).toEqual([survey.text]);
  });

  test('a question about a time to come asks for deadlines', async () => {
    expect(await textsFor('Is there anything that runs out in 2027?', all)).toEqual([report.text, rate.text]);
    expect(await textsFor('What runs out in 2029?', all)).toEqual([]);
  });

  test('a line that has a deadline shows it', async () => {
    const answered = await ask('Which deadlines have passed?', [all]);
    const { answer } = answered;
    const voice = ledgerVoice({
      subject: { kind: 'tracker' },
      answered,
      today: '2026-11-26',
      titleOf: () => null,
      addressOf: ({ url }) => url,
    });
    const text = [...replyParts(answer, voice)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
    expect(text).toContain('*June 5 · was due August 4*');
  });

  test('a deadline does not tell when something starts', async () => {
    expect(await textsFor('Until when does the lower fee hold for steel coils?', all)).toEqual([rate.text]);
    expect(await textsFor('When did the lower fee for steel coils start?', all)).toEqual([]);
  });

  test('tell when something is to be done', async () => {
    expect(await textsFor('When does the harbour board survey the cranes?', all)).toEqual([survey.text]);
  });
});

test('whether something still holds is answered by its end, and what holds by nothing that has ended', async () => {
  const fee = harbourClaim('2026-02-01', 'The northern quay charges ferries a fee.');
  const all = [closing, reopening, fee];
  expect(await textsFor('Is the northern quay still closed for ferries?', all)).toEqual([reopening.text, closing.text]);
  expect(await textsFor('What holds now for ferries at the northern quay?', all)).not.toContain(closing.text);
});

test('an agency is known by an abbreviation that no line has', async () => {
  const hiring = harbourClaim('2026-06-05', 'The Office of Personnel Management expands hiring.');
  expect(await textsFor('Does OPM expand hiring?', [hiring, steel])).toEqual([hiring.text]);
});

test('a people in lower case is a name: a line about another country is no answer', async () => {
  const swiss = harbourClaim('2026-02-01', 'The notice adjusts tariffs on Swiss goods such as cheese.');
  expect(await textsFor('which korean goods does the notice adjust tariffs on?', [swiss, steel])).toEqual([]);
});

test('a question who did something is not answered if no line tells of such a deed', async () => {
  const swiss = harbourClaim('2026-02-01', 'The notice adjusts tariffs on goods of Switzerland.');
  expect(await textsFor('Who signed for Switzerland?', [swiss, steel])).toEqual([]);
});

test('a figure of the question is no answer to how much', async () => {
  const drones = harbourClaim('2026-02-01', 'Drones of a certain weight pay a fee of 100%.');
  expect(await textsFor('from what weight on does a drone pay the 100% fee?', [drones, steel])).toEqual([]);
});

test('the thing that a question asks about has to be told, however rare its other words are', async () => {
  const bond = harbourClaim('2026-02-01', 'The office asks for a bond from countries that pay less than 2,500 euros.');
  const drones = harbourClaim('2026-02-02', 'Drones from Japan pay 15 euros.');
  const copper = harbourClaim('2026-02-03', 'Drones and copper are weighed at the quay.');
  const all = [bond, drones, copper, steel];
  expect(await textsFor('Which countries with a bond pay less for drones?', all)).toEqual([]);
});

test('an answer also has to contain what the question points to', async () => {
  const coils = harbourClaim('2026-06-03', 'The fee on steel coils rises to 50 euros.');
  const ferries = harbourClaim('2026-07-20', 'The fee on ferries starts on August 22, 2026.');
  const { answer } = await ask('When did that start?', [[coils, ferries]], {
    history: ['What changed for steel coils?'],
  });
  expect(answer.kind).toBe('not_answered');
});

test('a question with a name of its own does not go on from the one before', async () => {
  const cranes = harbourClaim('2026-06-03', 'The HSB publishes a notice on cranes.');
  const question = 'Did the HSB publish anything?';
  const { answer } = await ask(question, [[cranes, steel]], { history: ['Who leads the survey of the western quay?'] });
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([cranes.text]);
});

describe('from when something holds', () => {
  const fee = harbourClaim('2026-07-20', 'The port signs three orders to impose a fee on ferries.');
  const line = (day: string, inPart: readonly string[] = []): TextLine => ({
    claimId: fee._id,
    text: fee.text,
    sources: [1],
    remarks: [
      { kind: 'takes_effect', day, sources: [2] },
      ...inPart.map((each) => ({ kind: 'exception' as const, day: each, sources: [3] })),
    ],
  });
  const saying = async (question: string, starts: Starts): Promise<string> => {
    const answered = await ask(question, [[fee, steel]], {}, { starts });
    const { answer } = answered;
    const subject = { kind: 'tracker' } as const;
    const voice = ledgerVoice({
      subject,
      answered,
      today: '2026-08-26',
      titleOf: () => null,
      addressOf: ({ url }) => url,
    });
    return [...replyParts(answer, voice)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
  };

  test('the day that the overview gives for a line is told', async () => {
    expect(await saying('When does the fee on ferries start?', startsIn([line('2026-08-22')]))).toContain(
      '*July 20 · from August 22, 2026*',
    );
    expect(await saying('Ab wann gilt die fee on ferries?', startsIn([line('2026-08-22', ['2027-02-09'])]))).toContain(
      '*July 20 · from August 22, 2026, partly from February 9, 2027*',
    );
  });

  test('no day is told if the overview gives none', async () => {
    expect(await saying('When does the fee on ferries start?', startsIn([]))).toMatch(/^Nothing in this tracker/);
  });
});

test('an ended claim is told with its end if the question names nothing', async () => {
  expect(await textsFor('Has anything been revoked?', inHarbours)).toEqual([closing.text, reopening.text]);
  expect(await textsFor('What no longer holds since October?', inHarbours)).toEqual([closing.text, reopening.text]);
  expect(await textsFor('Has anything been revoked since December 2027?', inHarbours)).toEqual([]);
  expect(await textsFor('Has the fee on steel coils been revoked?', inHarbours)).not.toContain(reopening.text);
});

test('a line on another of the things that have a price does not say what one costs', async () => {
  const couchette = harbourClaim('2026-06-01', 'A place in a couchette on the night ferry will cost 109 euros.');
  expect(await textsFor('What does a couchette cost?', [couchette, steel])).toEqual([couchette.text]);
  expect(await textsFor('What does a bed cost?', [couchette, steel])).toEqual([]);
});

test('a day to come names what is asked about', async () => {
  const meeting = harbourClaim('2026-11-25', 'The meeting of the pilots on 2 December will not take place.');
  expect(await textsFor('Will the meeting on 2 December take place?', [meeting, steel])).toEqual([meeting.text]);
});

test('a question with a subject of its own leaves the one before it aside', async () => {
  const milk = harbourClaim('2026-06-01', 'Farmers poured away 40,000 litres of milk at the quay.');
  const before = { history: ['When does the ferry to Vessa start?'] };
  const told = quotedTexts(await ask('What happened to the milk?', [[milk, ...inHarbours]], before));
  expect(told).toEqual([milk.text]);
});

test('when something starts is told by a line that says so, if any does', async () => {
  const tickets = harbourClaim('2026-10-03', 'Tickets for the night ferry to Vessa can be bought from 6 October.');
  const start = harbourClaim('2026-11-20', 'The night ferry to Vessa will start on 10 January 2027.');
  expect(await textsFor('When does the night ferry to Vessa start?', [tickets, start])).toEqual([start.text]);
});
