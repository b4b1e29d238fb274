import { replyOf, rewritten } from './reply';

const draft = (text: string, ...cites: readonly number[]) => ({ text, cites });

test('a reply has a title, the lines of the update and the overview in groups', () =>
  expect(
    replyOf(
      [
        'TITLE: Duties on drones',
        'UPDATE',
        '- A 100% duty applies to drones. [1]',
        'OVERVIEW',
        '## Drones',
        '- A 100% duty applies to drones [1].',
        '- It begins in September. [2][3]',
        '## Steel',
        '- The duty on steel stays. [4, 5]',
      ].join('\n'),
    ),
  ).toEqual({
    title: 'Duties on drones',
    update: [draft('A 100% duty applies to drones.', 1)],
    overview: [
      {
        heading: 'Drones',
        drafts: [draft('A 100% duty applies to drones.', 1), draft('It begins in September.', 2, 3)],
      },
      { heading: 'Steel', drafts: [draft('The duty on steel stays.', 4, 5)] },
    ],
  }));

test('bold marks, numbered lists and code fences are read all the same', () =>
  expect(replyOf('```\n**TITLE:** Steel\n**UPDATE**\n1. The **duty** stays. [1]\n```')).toEqual({
    title: 'Steel',
    update: [draft('The duty stays.', 1)],
    overview: [],
  }));

test('prose around the lists is left out', () =>
  expect(replyOf('Sure! Here is the overview.\nOVERVIEW\nI read all of it.\n- It stays. [1]').overview).toEqual([
    { heading: null, drafts: [draft('It stays.', 1)] },
  ]));

test('a reply without end is not read to its end', () =>
  expect(replyOf(`UPDATE\n${'- It stays. [1]\n'.repeat(5000)}`).update.length).toBeLessThan(200));

test('second attempts come in order', () =>
  expect(rewritten('- One. [1]\n- Two. [2]')).toEqual([draft('One.', 1), draft('Two.', 2)]));
