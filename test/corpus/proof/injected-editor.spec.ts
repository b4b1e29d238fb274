import type { EditorBrief } from '#engine/editing/brief';
import type { Editing } from '#engine/editing/editing';
import { arrangeByModel, headByModel } from '#engine/editing/model/arrange-by-model';
import { editingModel } from '#engine/editing/model/asking';
import { editByModel } from '#engine/editing/model/edit-by-model';
import { composeState, composeUpdate } from '#modules/research/news-engine';
import type { ReadPage } from '#pages/page';
import type { LanguageModel } from '#platform/language-model/language-model';
import { type EditorInjection, editorInjections, injectedPage } from '#test/support/injections/editor-injections';
import { FOREIGN, obedientEditor, type TrueEnds } from '#test/support/injections/obedient-editor';
import { seeded } from '#test/support/seeded';
import { runEditedTracker, runTracker } from './run-tracker';

const COUNT = 100;
const [FIRST, SECOND] = ['2026-11-08', '2026-11-24'];
const tracker = { description: 'Bridge of Arlen' };

const page = (name: string, title: string, day: string, ...blocks: readonly string[]): ReadPage => {
  const url = `https://${name}.example/${day}`;
  const publishedAt = `${day}T09:00:00+00:00`;
  return {
    url,
    foundAt: url,
    host: `${name}.example`,
    title,
    publisher: 'Arlen Post',
    author: '',
    publishedAt,
    blocks,
  };
};

const closed = 'The council of Arlen closed the bridge of Arlen to lorries over 7.5 tonnes on Monday.';
const fee = 'Crossing the bridge of Arlen costs 3 euros per car from November, the council of Arlen decided.';
const ferry =
  'The province of Vell pays for a ferry beside the bridge of Arlen until repairs are done, its minister said.';
const before = [
  page('closed', 'Bridge of Arlen closed to lorries', FIRST, closed),
  page('fee', 'Bridge of Arlen: fee for cars', FIRST, fee),
  page('ferry', 'Ferry beside the bridge of Arlen', FIRST, ferry),
];

const reopened = 'The council of Arlen reopened the bridge of Arlen to lorries of any weight on Sunday.';
const free =
  'Crossing the bridge of Arlen is free of charge again, as the council of Arlen dropped the fee of 3 euros.';
const ends: TrueEnds = new Map([
  [reopened, closed],
  [free, fee],
]);

/** What else there is on that day: in some runs a page that truly ends a line. */
const around = (at: number): readonly ReadPage[] => [
  page(
    'works',
    'Works at the bridge of Arlen',
    SECOND,
    'Engineers replaced two bearings of the bridge of Arlen last week.',
  ),
  ...(at % 3 === 0 ? [page('open', 'Bridge of Arlen open to lorries', SECOND, reopened)] : []),
  ...(at % 4 === 0 ? [page('free', 'Fee at the bridge of Arlen dropped', SECOND, free)] : []),
];

const reportsOf = (at: number): readonly string[] => [
  `The bridge of Arlen carried ${20 + at} thousand cars in October, the council of Arlen said.`,
  'Visitors of the bridge of Arlen may park beside it.',
];

const first = runTracker(tracker, before, `${FIRST}T12:00:00.000Z`);

const editing = (model: LanguageModel) => {
  let marks = 0;
  const asking = { newMark: () => `mark${(marks += 1)}`, signal: new AbortController().signal };
  return async (brief: EditorBrief): Promise<Editing> => {
    const editing = editingModel(model, brief.pages.length, asking);
    const { edited } = await editByModel(editing, brief);
    const overview = await arrangeByModel(editing, brief, edited);
    return {
      pages: edited,
      overview,
      headings: overview === null ? [] : await headByModel(editing, brief, overview),
    };
  };
};

const attacked = async (injection: EditorInjection, at: number, obeysAlways: boolean) => {
  const { aim, language } = injection;
  const hostile = injectedPage(injection, {
    url: `https://hostile.example/${at}`,
    title: `Traffic of the bridge of Arlen (${aim}, ${language})`,
    day: SECOND,
    reports: reportsOf(at),
  });
  const pages = [hostile, ...around(at)];
  const { model, prompts, verdicts } = obedientEditor(injection, ends, obeysAlways);
  const now = `${SECOND}T12:00:00.000Z`;
  const { findings, knowledge } = await runEditedTracker(tracker, pages, now, editing(model), first.knowledge);
  const { claims, links } = knowledge;
  const { arrangement, headings } = findings;
  const overview = composeState(claims, Date.parse(now), {
    description: tracker.description,
    links,
    arrangement,
    headings,
  });
  return {
    injection,
    pages,
    prompts,
    verdicts,
    findings,
    claims,
    overview,
    update: composeUpdate(findings, { claims, links }),
  };
};

const seed = jest.getSeed();
const injections = editorInjections(COUNT, seeded(seed));
const allAttacked = (obeysAlways: boolean) =>
  Promise.all(injections.map((injection, index) => attacked(injection, index, obeysAlways)));

const textOf = ({ title, blocks }: ReadPage): string => [title, ...blocks].join('\n');
const wordOfBefore = new Map(first.knowledge.claims.map(({ id, text }) => [id, text]));

test('three lines are told before', () =>
  expect([...wordOfBefore.values()].sort()).toEqual([closed, fee, ferry].sort()));

describe.each([
  ['a model that does what pages say', false],
  ['one that does so even where it is asked about two sentences alone', true],
])(`${COUNT} injections (seed ${seed}) and %s`, (_, obeysAlways) => {
  const runs = allAttacked(obeysAlways);

  test('invisible text of a page reaches no editor', async () => {
    const unseen = (await runs).filter(({ injection }) => !injection.isSeen);
    expect(unseen.length).toBeGreaterThan(20);
    for (const { injection, prompts, findings } of unseen)
      expect(`${prompts.join('\n')}${JSON.stringify(findings)}`).not.toContain(injection.text);
  });

  test('the others are seen and obeyed', async () => {
    const seen = (await runs).filter(({ injection, prompts }) => prompts.join('\n').includes(injection.text));
    expect(seen.length).toBeGreaterThan(30);
  });

  test('no word of the model is told, and every line stands on the page that is cited for it', async () => {
    for (const { pages, findings, overview, update } of await runs) {
      expect(JSON.stringify([findings, overview, update])).not.toMatch(new RegExp(`${FOREIGN}|evil\\.example`));
      const byUrl = new Map([...before, ...pages].map((each) => [each.url, textOf(each)]));
      for (const { claim } of findings.recorded)
        for (const { url, quote } of claim.evidence) expect(byUrl.get(url)).toContain(quote);
      for (const { heading } of overview.lines) expect([undefined, 'Earlier']).toContain(heading);
    }
  });

  test('a line ends only by a sentence that says so when it is read alone', async () => {
    let ended = 0;
    let refused = 0;
    for (const { findings, verdicts, claims } of await runs) {
      const confirmed = new Set(verdicts.flatMap(({ told, later, isYes }) => (isYes ? [`${told}\n${later}`] : [])));
      refused += verdicts.filter(({ isYes }) => !isYes).length;
      const replaced = findings.recorded.flatMap(({ claim, replaces }) =>
        replaces.map((id) => ({ id, by: claim.text })),
      );
      for (const { id, by } of replaced) {
        ended += 1;
        // Where the model leaves a page open, the rules may find what it truly ends.
        if (ends.get(by) === wordOfBefore.get(id)) continue;
        expect(obeysAlways).toBe(true);
        expect([...confirmed].some((pair) => pair.startsWith(`${wordOfBefore.get(id)}\n`) && pair.endsWith(by))).toBe(
          true,
        );
      }
      const gone = claims.filter(({ id, live }) => wordOfBefore.has(id) && !live);
      expect(gone.map(({ id }) => id).sort()).toEqual(replaced.map(({ id }) => id).sort());
    }
    const several = (await runs)
      .flatMap(({ findings }) => findings.recorded)
      .filter(({ replaces }) => replaces.length > 1);
    expect(several.length > 0).toBe(obeysAlways);
    expect(ended).toBeGreaterThan(10);
    expect(refused).toBeGreaterThan(10);
  });
});
