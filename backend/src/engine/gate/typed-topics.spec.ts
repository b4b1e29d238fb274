import { learnAliases, possibleAliases } from './aliases';
import { clausesOfDescription } from './description';
import { numberedWordsIn, numberedWordsOf } from './numbered-words';

const stemsOf = (description: string, has: readonly string[] = []) =>
  clausesOfDescription(description, [], { hasNumbered: (word) => has.includes(word) }).map(
    ({ core, scope, names }) => ({
      core: core.map(({ stem }) => stem),
      scope: scope.map(({ stem }) => stem),
      names: names.map((name) => name.map(({ stem }) => stem)),
    }),
  );

test('a question behind a topic narrows it, and is no topic of its own', () =>
  expect(stemsOf('Ferry fares: who pays more, and when?')).toEqual([
    { core: ['ferri', 'fare'], scope: ['pay'], names: [] },
  ]));

test('both of two unions or states are what a treaty between them is about', () =>
  expect(stemsOf('UK-US trade deal')[0]?.names).toEqual([['unit', 'kingdom', 'state']]));

test('a commonplace word behind a colon belongs to the words before it', () =>
  expect(stemsOf('Steel tariffs: rates, uranium').map(({ core, names }) => ({ core, names }))).toEqual([
    { core: ['steel', 'tariff'], names: [] },
    { core: ['rate'], names: [['steel', 'tariff']] },
    { core: ['uranium'], names: [] },
  ]));

test('a number tells a thing from others of its kind where pages write it so', () => {
  expect(stemsOf('Section 232 investigations', ['section 232'])[0]?.core).toEqual(['section 232', 'investig']);
  expect(stemsOf('Section 232 investigations')[0]?.core).toEqual(['section', 'investig']);
});

test('the numbered words of a page are counted with their place, without years', () =>
  expect([
    ...numberedWordsOf(
      ['section 232'],
      [{ words: 5, numbered: numberedWordsIn(['Since', 'March', '2025', 'Section', '232'], null) }],
      70,
    ),
  ]).toEqual([['section 232', { count: 1, isInTitle: true, isInLead: true }]]));

test('an abbreviation is learnt from what pages spell out with small words, or explain in two ways', () =>
  expect(
    learnAliases([], possibleAliases('FDA approvals'), [
      { blocks: ['The Food and Drug Administration (FDA or Agency) met.'], gate: { counts: new Map() } },
    ]),
  ).toEqual(['food drug administration']));
