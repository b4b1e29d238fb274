import { type OnPage, passageAddress } from '#events/documents/document-address';
import type { DocumentText, TextParagraph } from '#modules/documents/published';
import type { AssistantAnswer } from '../answering/assistant-answer';
import { referredLines } from '../answering/referred-lines';
import { replyParts } from '../answering/reply-parts';
import { decisiveTerms } from '../retrieval/decisive-terms';
import { indexOf } from '../retrieval/passage-index';
import { answerPartFromDocument } from './answer-part-from-document';
import { type PlaceInDocument, documentPassages } from './document-passages';
import { documentVoice } from './document-voice';

const paragraph = (text: string, page = 1, changes: Partial<TextParagraph> = {}): TextParagraph => ({
  text,
  heading: null,
  isHeading: false,
  starts: [{ page, at: 0 }],
  ...changes,
});
const overTwoPages =
  'The port authority closes the northern quay on May 3, 2026. Ferries leave from the southern quay.';
const document: DocumentText = {
  pages: [
    { label: '7', hasText: true },
    { label: '8', hasText: true },
  ],
  paragraphs: [
    paragraph('The Harbour Safety Board (HSB) met in March and heard the captains.'),
    paragraph(overTwoPages, 1, {
      starts: [
        { page: 1, at: 0 },
        { page: 2, at: 34 },
      ],
    }),
    paragraph('Because the old cranes are rusty, the board bought new ones.', 2),
    paragraph('The director shall:', 2),
    paragraph('(a) inspect every crane within 30 days; and', 2),
    paragraph('(b) report to the HSB in writing.', 2),
  ],
};
const index = indexOf(documentPassages(document));
const ask = (question: string, ...history: readonly string[]) => {
  const answer = answerPartFromDocument({ question, history }, index);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

test('a question is answered by whole sentences of the material', () => {
  expect(ask('When is the northern quay closed?')).toEqual([
    'The port authority closes the northern quay on May 3, 2026.',
  ]);
});

test('other words for the same thing are understood', () => {
  expect(ask('Why were the cranes replaced?')).toContain(
    'Because the old cranes are rusty, the board bought new ones.',
  );
  expect(ask('From where do the ships depart, which quay?')).toContain('Ferries leave from the southern quay.');
});

test('a question that goes on takes along what the one before named', () => {
  expect(ask('and by when?', 'Who has to inspect every crane?')).toContain('inspect every crane within 30 days; and');
});

test('a question that names something of its own does not go on from the one before', () => {
  expect(ask('What is the GDP of France?', 'When is the northern quay closed?')).toBeNull();
});

test('an abbreviation is explained where the document defines it', () => {
  expect(ask('HSB = ?')).toEqual(['The Harbour Safety Board (HSB) met in March and heard the captains.']);
});

test('a question that the material does not cover is declined', () => {
  expect(ask('How much does a ticket to Norway cost?')).toBeNull();
  expect(ask('Did Greenpeace protest?')).toBeNull();
  expect(ask('???')).toBeNull();
});

test('a statement about one country does not answer a question about another', () => {
  const duties = indexOf(
    documentPassages({
      ...document,
      paragraphs: [paragraph('The order raises duties on goods of the Chinese republic.')],
    }),
  );
  const quoted = (question: string) => answerPartFromDocument({ question, history: [] }, duties).kind;
  expect(quoted('Does the order raise duties on goods of China?')).toBe('quoted');
  expect(quoted('Does the order raise duties on goods of Japan?')).toBe('not_answered');
});

test('boilerplate is never offered but answers a question about it', () => {
  const printed: DocumentText = {
    pages: document.pages,
    paragraphs: [
      paragraph('Harbour Gazette of Thursday'),
      paragraph('Order 31 of May 2, 2026', 1, { isHeading: true }),
      paragraph('On Northern Quays', 1, { isHeading: true }),
      ...document.paragraphs,
      paragraph('[Doc. 26–7 Filed 5–1–26; 11:15 am] Print code 3290', 2),
    ],
  };
  const around = indexOf(documentPassages(printed));
  const answer = answerPartFromDocument(
    { question: 'Which gazette code does the captain of Norway file on Thursday?', history: [] },
    around,
  );
  expect(answer.kind).toBe('not_answered');
  const offered = answer.kind === 'not_answered' ? answer.nearest.map(({ text }) => text) : [];
  expect(offered.filter((text) => /Gazette|Order 31|Print code/.test(text))).toEqual([]);
  expect(offered).not.toEqual([]);
  const number = answerPartFromDocument({ question: 'Which order is it?', history: [] }, around);
  expect(number.kind === 'quoted' && number.quotes.map(({ text }) => text)).toEqual(['Order 31 of May 2, 2026']);
});

test('an item of a list is shown with what it continues', () => {
  const answer = answerPartFromDocument({ question: 'Who has to inspect every crane?', history: [] }, index);
  expect(answer.kind === 'quoted' && answer.quotes.find(({ lead }) => lead !== null)?.lead).toBe('The director shall:');
});

const converse = (question: string, history: readonly string[], lines: readonly string[]) => {
  const answer = answerPartFromDocument({ question, history, lines }, index);
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : null;
};

test('each part of a question is answered, or said not to be', () => {
  const both = answerPartFromDocument({ question: 'Who has to inspect every crane, and by when?', history: [] }, index);
  expect(both).toMatchObject({ kind: 'quoted', unanswered: [] });
  const one = answerPartFromDocument(
    { question: 'When is the northern quay closed, and how much does a ticket to Norway cost?', history: [] },
    index,
  );
  expect(one).toMatchObject({ kind: 'quoted', unanswered: ['how much does a ticket to Norway cost?'] });
});

test('a sentence that only leads a list is quoted with the items that it leads', () => {
  expect(ask('What shall the director do?')).toEqual([
    'inspect every crane within 30 days; and',
    'report to the HSB in writing.',
  ]);
});

test('a question for an order, a penalty or a number is answered only by one', () => {
  expect(ask('Which order closes the northern quay?')).toBeNull();
  expect(ask('What penalty is there for cranes that are rusty?')).toBeNull();
  expect(ask('How many cranes does the director inspect?')).toBeNull();
});

test('a question about consequences is answered only by a conditional sentence', () => {
  expect(ask('What happens if the board refuses new cranes?')).toBeNull();
  const paragraphs = [paragraph('If the board refuses a crane, the captains unload by hand.'), ...document.paragraphs];
  const answer = answerPartFromDocument(
    { question: 'What happens if the board refuses new cranes?', history: [] },
    indexOf(documentPassages({ ...document, paragraphs })),
  );
  expect(answer.kind === 'quoted' && answer.quotes[0]?.text).toBe(paragraphs[0]?.text);
});

test('the line with the day of signing does not tell who signed', () => {
  const signed = { ...document, paragraphs: [...document.paragraphs, paragraph('THE WHITE QUAY, May 2, 2026.', 2)] };
  const answer = answerPartFromDocument(
    { question: 'When was it signed and who signed it?', history: [] },
    indexOf(documentPassages(signed)),
  );
  expect(answer).toMatchObject({ kind: 'quoted', quotes: [{ text: 'THE WHITE QUAY, May 2, 2026.' }] });
  expect(answer.kind === 'quoted' && answer.unanswered).toEqual(['who signed it?']);
});

test('a question about a day is answered only by a sentence that names the day', () => {
  expect(ask('What happens on May 3, 2026?')?.[0]).toContain('May 3, 2026');
  expect(ask('What happens on May 4, 2026?')).toBeNull();
});

test('a question points to a line of the last answer by its number or place', () => {
  const lines = ['5', '6'];
  expect(converse('tell me more about the second', ['What shall the director do?'], lines)).toEqual([
    'report to the HSB in writing.',
  ]);
  expect(converse('and by when is number 1?', ['What shall the director do?'], ['5', '6'])).toEqual([
    'inspect every crane within 30 days; and',
  ]);
  expect(converse('which of them is in writing?', ['What shall the director do?'], lines)).toEqual([
    'report to the HSB in writing.',
  ]);
});

test('text around an offered line is not an answer', () => {
  const conversation = { question: 'tell me more about the second', history: ['???'], ...referredLines(['?5', '?6']) };
  expect(answerPartFromDocument(conversation, index)).toMatchObject({ kind: 'not_answered', isAround: true });
  const [lead] = [...replyParts(answerPartFromDocument(conversation, index), voice)];
  expect(lead).toEqual({ kind: 'text', text: 'The text around that line, which may not answer your question:' });
});

test('references that the material does not know point to nothing', () => {
  expect(converse('tell me more about the second', ['???'], ['5', 'none'])).toBeNull();
  expect(converse('tell me more about the second', ['???'], [])).toBeNull();
});

const voice = documentVoice({
  documentId: 'doc-1',
  title: 'The harbour order',
  addedAt: '2026-05-01T00:00:00.000Z',
  publicUrl: 'https://aidy.example',
});
const addressOf = (on: OnPage): string => passageAddress('https://aidy.example/document/doc-1', on);

test('a reply names its pages, and a sentence over the end of a page has a marker for both', () => {
  const parts = [
    ...replyParts(answerPartFromDocument({ question: 'When is the northern quay closed?', history: [] }, index), voice),
  ];
  expect(parts).toEqual([
    { kind: 'text', text: 'The document says, on pages 1 and 2:' },
    { kind: 'lines', lines: { references: ['1'], areAnswer: true } },
    { kind: 'text', text: '\n\n> The port authority closes the northern quay on May 3, 2026. [1][2]' },
    {
      kind: 'source',
      source: { index: 1, address: addressOf({ page: 1, text: 'The port authority closes the nort' }) },
    },
    { kind: 'source', source: { index: 2, address: addressOf({ page: 2, text: 'hern quay on May 3, 2026.' }) } },
  ]);
});

test('decisive terms are marked in answering lines, not in offered ones', () => {
  const quote = {
    text: 'It opens on May 3, 2026, at noon.',
    lead: 'The office: May 1',
    location: [{ page: 1, text: '' }],
  };
  const marksOf = (answer: AssistantAnswer<PlaceInDocument>) =>
    [...replyParts(answer, voice, decisiveTerms('When does it open?'))].flatMap((part) =>
      part.kind === 'lines' ? [part.lines.marks] : [],
    );
  expect(marksOf({ kind: 'quoted', quotes: [quote], unanswered: [] })).toEqual([['May 3, 2026']]);
  expect(marksOf({ kind: 'not_answered', nearest: [quote] })).toEqual([undefined]);
});

test('consecutive items of a list share one lead-in', () => {
  const item = (text: string, lead: string | null) => ({ text, lead, location: [{ page: 1, text: '' }] });
  const quotes = [
    item('report to the board;', 'The director shall:'),
    item('close the quay; and', 'The director shall:'),
    item('pay the costs.', 'The office shall:'),
  ];
  const texts = [...replyParts({ kind: 'quoted', quotes, unanswered: [] }, voice)].flatMap((part) =>
    part.kind === 'text' && part.text.includes('>') ? [part.text.trim()] : [],
  );
  expect(texts).toEqual([
    '1. > The director shall: … report to the board; [1]',
    '2. > … close the quay; and [1]',
    '3. > The office shall: … pay the costs. [1]',
  ]);
});

test('the nearest passages are offered, each with its page', () => {
  const [quote] = index.passages.slice(4, 5).map(({ passage }, position) => ({ ...passage, at: position }));
  if (quote === undefined) throw new Error('There is no fifth passage.');
  const reply = [...replyParts({ kind: 'not_answered', nearest: [quote, { ...quote, text: 'Rust.' }] }, voice)];
  expect(reply.flatMap((part) => (part.kind === 'text' ? [part.text] : []))).toEqual([
    'No sentence of the document clearly answers this.',
    ' Passages to look at, which may not answer it:',
    '\n\n1. *Page 2*\n\n   > The director shall: [1]',
    '\n\n2. *Page 2*\n\n   > Rust. [1]',
  ]);
  expect(reply).toContainEqual({ kind: 'lines', lines: { references: ['?0', '?0'], areAnswer: false } });
});

test('text of a document is no markdown', () => {
  const quote = {
    text: 'See [1](https://evil.example) <b>and</b> *more*.',
    lead: null,
    location: [{ page: 1, text: '' }],
  };
  const [, , text] = [...replyParts({ kind: 'quoted', quotes: [quote], unanswered: [] }, voice)];
  expect(text).toEqual({
    kind: 'text',
    text: String.raw`

> See \[1\](https://evil.example) \<b\>and\</b\> \*more\*. [1]`,
  });
});

test('the address of a passage has its page and the words at its ends', () => {
  const on = { page: 2, text: 'The costs of this order are borne by the office of trade.' };
  expect(passageAddress('https://aidy.example/document/doc-1', on)).toBe(
    'https://aidy.example/document/doc-1?page=2&from=The+costs+of+this+order&to=by+the+office+of+trade.',
  );
});

test('an item is quoted with what it continues, and answers nothing where that is not known', () => {
  const items = '(a) certain ferries; (b) certain fishing boats, including trawlers; and (c) yachts.';
  const asking = (...texts: readonly string[]) =>
    answerPartFromDocument(
      { question: 'Do fishing boats like trawlers pay the toll?', history: [] },
      indexOf(
        documentPassages({
          ...document,
          paragraphs: [...document.paragraphs, ...texts.map((text) => paragraph(text, 2))],
        }),
      ),
    );
  const whole = asking(`The toll shall not apply to the following: ${items}`);
  expect(whole.kind === 'quoted' && whole.quotes.map(({ lead }) => lead)).toEqual([
    'The toll shall not apply to the following:',
  ]);
  expect(asking('They pay no toll.', 'certain fishing boats, including trawlers that pay the toll;').kind).toBe(
    'not_answered',
  );
});
