import { modelFault, type LanguageModel } from '#platform/language-model/language-model';
import type { EditorBrief, BriefSentence } from '../brief';
import type { Editing, Standing } from '../editing';
import { arrangeByModel } from './arrange-by-model';
import { editingModel } from './asking';

const url = 'https://arlen.example/bridge';
const reopened = 'The bridge of Arlen reopened to lorries on Monday.';
const brief: EditorBrief = {
  topics: ['Bridge of Arlen'],
  day: '2026-11-25',
  facts: [],
  pages: [
    {
      url,
      title: 'Bridge',
      publisher: 'Arlen Post',
      publishedAt: '2026-11-24',
      sentences: [{ index: 2, text: reopened }],
      near: [],
    },
  ],
  standing: [
    { id: 'closed', text: 'The bridge of Arlen is closed to lorries.', title: 'Bridge closed', day: '2026-11-08' },
    { id: 'fee', text: 'Crossing the bridge of Arlen costs 3 euros.', title: 'Fee', day: '2026-11-01' },
  ],
};

const ofClosed = { by: 'claim', claimId: 'closed' } as const;
const standingAs = (kind: 'new' | 'same' | 'ends'): Standing => {
  if (kind === 'new') return { kind };
  return kind === 'same' ? { kind, of: ofClosed } : { kind, of: [ofClosed] };
};
const published = (kind: 'new' | 'same' | 'ends'): Editing['pages'] =>
  new Map([
    [
      url,
      {
        isOnTopic: true,
        lines: [{ index: 2, standing: standingAs(kind) }],
      },
    ],
  ]);

const withSentences = (further: readonly BriefSentence[]): EditorBrief => ({
  ...brief,
  pages: brief.pages.map((page) => ({ ...page, sentences: [...page.sentences, ...further] })),
});

const arrange = async (pages: Editing['pages'], answer: string | null, ...further: readonly BriefSentence[]) => {
  const asked: string[] = [];
  const model: LanguageModel = {
    name: 'editor-1',
    async reply({ messages }) {
      asked.push(messages.map(({ content }) => content).join('\n'));
      return answer === null
        ? modelFault('UNAVAILABLE', { kind: 'status', status: 503 })
        : { kind: 'reply', text: answer, costUsd: 0 };
    },
  };
  const signal = new AbortController().signal;
  return {
    overview: await arrangeByModel(
      editingModel(model, 1, { newMark: () => 'MARK', signal }),
      withSentences(further),
      pages,
    ),
    asked,
  };
};

const sentence = { by: 'sentence', url, index: 2 };
const claim = (claimId: string) => ({ by: 'claim', claimId });

test('lines are arranged by their numbers, in groups, new ones among told ones', async () => {
  const { overview, asked } = await arrange(published('new'), 'MARK 1 3\nMARK 2');
  expect(asked[0]).toContain(reopened);
  expect(overview).toEqual([[sentence, claim('fee')], [claim('closed')]]);
});

test('a line that the model does not name has lost its use', async () => {
  const { overview } = await arrange(published('new'), 'MARK 1');
  expect(overview).toEqual([[sentence]]);
});

test('a line that the run ends is not offered', async () => {
  const { asked, overview } = await arrange(published('ends'), 'MARK 1 2');
  expect(asked[0]).not.toContain('closed to lorries');
  expect(overview).toEqual([[sentence, claim('fee')]]);
});

test('a line that the run would have told, but also ends, is not offered', async () => {
  const ending = { index: 2, standing: { kind: 'ends', of: [{ by: 'sentence', url, index: 9 }] } } as const;
  const pages: Editing['pages'] = new Map([
    [url, { isOnTopic: true, lines: [{ index: 9, standing: { kind: 'new' } }, ending] }],
  ]);
  const { overview, asked } = await arrange(pages, 'MARK 1', { index: 9, text: 'The bridge is closed for good.' });
  expect(asked[0]).not.toContain('closed for good');
  expect(overview).toEqual([[sentence]]);
});

test('each line is shown with its title, and the day is told', async () => {
  const { asked } = await arrange(published('new'), 'MARK 1');
  expect(asked[0]).toContain('Today: 2026-11-25');
  expect(asked[0]).toContain('(2026-11-01, Fee) Crossing the bridge of Arlen');
});

test('lines without room are not offered: the first of the told ones and of the overview are', async () => {
  const long = (name: string) => `${name} ${'of the bridge of Arlen '.repeat(20)}`;
  const many = Array.from({ length: 300 }, (_, index) => ({ index: index + 10, text: long(`Sentence ${index}.`) }));
  const lines = many.map(({ index }) => ({ index, standing: standingAs('new') }));
  const all: Editing['pages'] = new Map([[url, { isOnTopic: true, lines }]]);
  const { asked, overview } = await arrange(all, 'MARK 1', ...many);
  expect(asked[0]).toContain('Sentence 0. ');
  expect(asked[0]).toContain('closed to lorries');
  expect(asked[0]).not.toContain('Sentence 299. ');
  expect(overview).toEqual([[{ ...sentence, index: 10 }]]);
});

test('nothing is asked if nothing is told', async () => {
  const { asked, overview } = await arrange(published('same'), 'MARK 1');
  expect(asked).toEqual([]);
  expect(overview).toBeNull();
});

test.each([
  ['prose', 'First the bridge.'],
  ['a number that does not exist', 'MARK 1 9'],
  ['a number twice', 'MARK 1\nMARK 1 2'],
  ['words among the numbers', 'MARK 1 and 2'],
  ['nothing', ''],
  ['no answer', null],
])('%s leaves the overview to the rules', async (_, answer) => {
  expect((await arrange(published('new'), answer)).overview).toBeNull();
});
