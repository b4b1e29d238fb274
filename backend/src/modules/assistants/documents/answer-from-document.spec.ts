import { replyParts } from '../answering/reply-parts';
import { indexOf } from '../retrieval/passage-index';
import { answerFromDocument } from './answer-from-document';
import { documentPassages } from './document-passages';
import { documentVoice } from './document-voice';

let under: string | null = null;
const paragraph = (text: string) => ({ text, heading: under, isHeading: false, starts: [{ page: 1, at: 0 }] });
const heading = (text: string) => {
  under = text;
  return { ...paragraph(text), heading: null, isHeading: true };
};

const index = indexOf(
  documentPassages({
    pages: [],
    paragraphs: [
      heading('Section 1. Purpose.'),
      paragraph('Harbours need safe cranes.'),
      heading('Sec. 2. Cranes.'),
      paragraph('The director shall inspect every crane within 30 days.'),
      heading('Sec. 3. Costs.'),
      paragraph('The harbour board bears the costs of the inspections.'),
    ],
  }),
);
const title = 'Safe cranes';
const voice = documentVoice({
  documentId: 'd',
  title,
  addedAt: '2026-05-01T00:00:00.000Z',
  publicUrl: 'https://a.example',
});

const quoted = (question: string): readonly string[] => {
  const { answer } = answerFromDocument({ title, index, voice }, { question, history: [] });
  return answer.kind === 'quoted' ? answer.quotes.map(({ text }) => text) : [];
};

test.each([
  ['What does section 2 say?', 'The director shall inspect every crane within 30 days.'],
  ['What is section 3 about?', 'The harbour board bears the costs of the inspections.'],
  ['Summarise section 3 in two sentences', 'The harbour board bears the costs of the inspections.'],
  ['Was steht in Abschnitt 2?', 'The director shall inspect every crane within 30 days.'],
  ['Who bears the costs under section 3?', 'The harbour board bears the costs of the inspections.'],
])('%s', (question, answer) => {
  expect(quoted(question)).toEqual([answer]);
});

test('a section answers nothing that stands in another', () => {
  expect(quoted('Who bears the costs under section 2?')).toEqual([]);
});

const said = (question: string, language: 'en' | 'de' = 'en'): string => {
  const own = documentVoice({ documentId: 'd', title, addedAt: '2026-05-01T00:00:00.000Z', publicUrl: '', language });
  const { answer } = answerFromDocument({ title, index, voice: own }, { question, history: [] });
  return [...replyParts(answer, own)].map((part) => (part.kind === 'text' ? part.text : '')).join('');
};

test.each([
  ['Does it mention cranes?', 'Yes. The document says, on page 1:'],
  ['Are inspections mentioned?', 'Yes. The document says, on page 1:'],
  ['Does it mention quantum computers?', 'The document does not mention “quantum computers”.'],
  ['Does it mention crane operators?', 'The document does not mention “crane operators”.'],
  ['Does it refer to the harbour board or to whales?', 'The document does not mention “whales”.'],
])('%s is answered by yes or no', (question, answer) => {
  expect(said(question)).toContain(answer);
});

test('a question in another language is answered by yes or no, too', () => {
  expect(said('Wird der Harbour Board erwähnt?', 'de')).toContain('Ja. Das Dokument sagt');
});

test('an abbreviation that stands for a name of the document is understood', () => {
  expect(quoted('Which costs does the HB bear?')).toEqual([]);
  const named = indexOf(
    documentPassages({
      pages: [],
      paragraphs: [
        paragraph('The Director of the Office of Harbour Management shall inspect every crane.'),
        paragraph('Ships leave from the northern quay.'),
      ],
    }),
  );
  const { answer } = answerFromDocument({ title, index: named, voice }, { question: 'What must OHM do?', history: [] });
  expect(answer).toMatchObject({ kind: 'quoted', quotes: [{ text: expect.stringContaining('inspect every crane') }] });
});

test('a document that is about no country does not say which', () => {
  expect(said('Which country is this about?')).toContain('No sentence of the document clearly answers this.');
});
