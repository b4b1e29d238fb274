import type { LanguageModel } from '#platform/language-model/language-model';
import type { EditorBrief } from '../brief';
import { headByModel } from './arrange-by-model';
import { editingModel } from './asking';

const standing = [
  ['closed', 'The council of Port Ellen closed the bridge on Monday.'],
  ['by', 'Lorries go by Port Ellen, the council said.'],
  ['fee', 'Crossing costs 3 euros.'],
  ['plan', 'The bridge was to close in May.'],
].map(([id = '', text = '']) => ({ id, text, title: '', day: '2026-11-08' }));
const brief: EditorBrief = { day: '2026-11-25', topics: ['Bridge of Arlen'], facts: ['Fee'], pages: [], standing };
const overview = [['closed', 'by'], ['fee'], ['plan']].map((group) =>
  group.map((claimId) => ({ by: 'claim', claimId }) as const),
);

const head = async (answer: string, arranged = overview) => {
  const asked: string[] = [];
  const model: LanguageModel = {
    name: 'editor-1',
    async reply({ messages }) {
      asked.push(messages.map(({ content }) => content).join('\n'));
      return { kind: 'reply', text: answer, costUsd: 0 };
    },
  };
  const { signal } = new AbortController();
  return {
    headings: await headByModel(editingModel(model, 1, { newMark: () => 'MARK', signal }), brief, arranged),
    asked,
  };
};

test('headings are chosen by their numbers', async () => {
  const { headings, asked } = await head('MARK G1 H3\nMARK G3 H1');
  expect(asked[0]).toContain('H1 Earlier\nH2 Fee\nH3 Port Ellen');
  expect(headings).toEqual(['Port Ellen', null, 'Earlier']);
});

test.each([
  ['words of its own', 'MARK G1 The council gives up'],
  ['a heading that does not exist', 'MARK G1 H9'],
  ['a group that does not exist', 'MARK G7 H1'],
  ['two headings for a group', 'MARK G1 H3\nMARK G1 H1'],
  ['a good one and one out of form', 'MARK G1 H3\nMARK G2 Fee'],
  ['prose', 'The first is about Port Ellen.'],
])('%s leave all groups without one', async (_, answer) =>
  expect((await head(answer)).headings).toEqual([null, null, null]),
);

test('an overview of a few lines is not headed', async () => {
  const { headings, asked } = await head('MARK G1 H1', overview.slice(1));
  expect([headings, asked]).toEqual([[null, null], []]);
});
