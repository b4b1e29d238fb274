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
