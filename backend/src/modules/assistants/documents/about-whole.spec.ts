import type { DocumentText, TextParagraph } from '#modules/documents/published';
import { indexOf } from '../retrieval/passage-index';
import { aboutCountry, aboutSection, answerAboutWhole, asksOfCountry, asksAboutWhole } from './about-whole';
import { documentPassages } from './document-passages';

const isAboutWhole = (question: string, ...history: readonly string[]): boolean =>
  asksAboutWhole({ question, history });

test.each([
  'What is this order about?',
  "what's this about",
  'what is it about?',
  'What does this document do?',
  'What does the report say?',
  'What is the purpose of this executive order?',
  'Summarize it',
  'Summarise it in three sentences',
  'Give me a short summary of the document, please.',
  'What are the main points?',
  'tl;dr',
  'Worum geht es in diesem Dokument?',
  'Fasse den Bericht kurz zusammen.',
  'Was ist der Zweck dieser Verordnung?',
  'De quoi parle ce document ?',
  '¿De qué trata este documento?',
  'Di cosa parla questo documento?',
  'Do que trata este documento?',
  'Waar gaat dit document over?',
])('asks of the whole: %s', (question) => expect(isAboutWhole(question)).toBe(true));

test.each([
  'What does the order say about cranes?',
  'What is the purpose of section 3?',
  'What is the aim of the harbour board?',
  'When does this order end?',
  'Who must report to the board?',
  'tell me more about the second',
  'Summarize the duties of the director',
  'Worum geht es bei den Kränen?',
])('asks of something in it: %s', (question) => expect(isAboutWhole(question)).toBe(false));

test('a pronoun may refer to what was said before', () => {
  expect(isAboutWhole('and what does it do?', 'Who is the harbour master?')).toBe(false);
  expect(isAboutWhole('What is this order about?', 'Who is the harbour master?')).toBe(true);
});

let headings: string | null = null;
const paragraph = (text: string): TextParagraph => ({
  text,
  heading: headings,
  isHeading: false,
  starts: [{ page: 1, at: 0 }],
});
const heading = (text: string): TextParagraph => {
  headings = text;
  return { ...paragraph(text), heading: null, isHeading: true };
};
const quoted = (title: string, paragraphs: readonly TextParagraph[]): readonly string[] => {
  const text: DocumentText = { pages: [], paragraphs };
  const answer = answerAboutWhole(title, indexOf(documentPassages(text)));
  return answer?.kind === 'quoted' ? answer.quotes.map((quote) => quote.text) : [];
};
beforeEach(() => {
  headings = null;
});

test('the sentence of the section on the purpose that is nearest to the title tells what it is about', () => {
  expect(
    quoted('Making Cranes Safe in Northern Harbours', [
      paragraph('Daily Gazette'),
      heading('Orders'),
      heading('Making Cranes Safe in Northern Harbours'),
      paragraph('By the authority vested in me, it is hereby ordered:'),
      heading('Section 1. Scope.'),
      paragraph('This order holds in every harbour and for every crane of the north.'),
      heading('Sec. 2. Purpose.'),
      paragraph('Trade has grown for years. The purpose is to make each crane in the northern harbours safe.'),
      heading('Sec. 3. Duties.'),
      paragraph('The director shall inspect each crane in the northern harbours and make it safe.'),
      paragraph('[Doc. 26–7 Filed 5–1–26] Print 8'),
    ]),
  ).toEqual(['The purpose is to make each crane in the northern harbours safe.']);
});

test('a document without such a section is told by the first one that says something, and one with an unhelpful title by its beginning', () => {
  expect(
    quoted('scan-0017', [
      heading('Minutes'),
      paragraph('The board met in March. It heard two captains. Nobody was absent.'),
      heading('Decisions'),
      paragraph('The quay is closed.'),
    ]),
  ).toEqual(['The board met in March.', 'It heard two captains.']);
  expect(quoted('Ports', [heading('Ports'), heading('Harbours')])).toEqual([]);
});

test('summarises numbered sections whose opening gives grounds by the last ground and the first ruling', () => {
  expect(
    quoted('Further Closing of the Northern Quay', [
      heading('Section 1. Background.'),
      paragraph('In Order 7 (Closing of the Northern Quay), I closed the quay in the north for a month.'),
      paragraph('I have found that the northern quay has to stay closed. The captains were heard.'),
      heading('Sec. 2. Term.'),
      paragraph('Order 7 shall hold until November 10. It may be renewed.'),
    ]),
  ).toEqual(['I have found that the northern quay has to stay closed.', 'Order 7 shall hold until November 10.']);
});

test('a section is summarised by the beginnings of its paragraphs, a list by its items', () => {
  headings = 'Sec. 2. Cranes.';
  const passages = documentPassages({
    pages: [],
    paragraphs: [
      paragraph('The director shall:'),
      paragraph('(a) inspect every crane; and'),
      paragraph('(b) report. Reports are kept.'),
      paragraph('Nothing in this section concerns ships. They have a section of their own.'),
    ],
  });
  const index = indexOf(passages);
  const answer = aboutSection(new Set(passages.keys()), index);
  expect(answer.kind === 'quoted' && answer.quotes.map(({ text }) => text)).toEqual([
    'inspect every crane; and',
    'report.',
    'Nothing in this section concerns ships.',
  ]);
});

describe('the country that a document is about', () => {
  const passages = [
    'The harbours of Norway and Sweden have long been short of cranes.',
    'This order sets the duty on cranes from Norway at 4 percent.',
    'The board shall report within 30 days.',
  ].map((text, paragraph) => ({ text, lead: null, heading: null, paragraph, isHeading: false, location: null }));

  test.each(['Which country is this about?', 'What countries does the order concern?', 'Um welches Land geht es?'])(
    'the question asks for it: %s',
    (question) => expect(asksOfCountry({ question })).toBe(true),
  );

  test.each(['Which countries are exempt?', 'Which country is this about cranes?', 'What is it about?'])(
    'the question does not ask for it: %s',
    (question) => expect(asksOfCountry({ question })).toBe(false),
  );

  test('the sentence with the country and the most words of the title answers', () => {
    expect(aboutCountry('Duties on Cranes of Norway', indexOf(passages))).toMatchObject({
      kind: 'quoted',
      quotes: [{ text: 'This order sets the duty on cranes from Norway at 4 percent.' }],
    });
  });

  test('the title answers if the document prints it', () => {
    const printed = passages.map((each, at) =>
      at === 0 ? { ...each, text: 'Duties on Cranes of Norway', isHeading: true } : each,
    );
    expect(aboutCountry('Duties on Cranes of Norway', indexOf(printed))).toMatchObject({
      quotes: [{ text: 'Duties on Cranes of Norway' }],
    });
  });

  test('a title without a country gives no answer', () => {
    expect(aboutCountry('Duties on Cranes', indexOf(passages))).toBeNull();
  });
});
