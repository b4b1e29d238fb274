import { indexOf } from '../retrieval/passage-index';
import { readSectionQuestion } from './section-question';

const passage = (text: string, paragraph: number, isHeading = false) => ({
  text,
  lead: null,
  heading: null,
  paragraph,
  isHeading,
  location: null,
});

const index = indexOf([
  passage('Section 1. Purpose.', 0, true),
  passage('Harbours need cranes.', 1),
  passage('Sec. 2. Cranes.', 2, true),
  passage('The director inspects every crane under section 232 of the act.', 3),
  passage('Records', 4, true),
  passage('They are kept for ten years.', 5),
  passage('Sec. 3. Costs.', 6, true),
  passage('The ports bear them.', 7),
]);

test.each([
  ['What does section 2 say?', [3, 5], 'What does   say?'],
  ['summarise sec. 3', [7], 'summarise  '],
  ['What must happen under section 2(a)?', [3, 5], 'What must happen under  ?'],
  ['Was steht in Abschnitt 3?', [7], 'Was steht in  ?'],
])('%s', (question, places, rest) => {
  expect(readSectionQuestion(question, index)).toMatchObject({ places: new Set(places), rest });
});

test.each([
  'What is section 232 about?',
  'What is asked in part by the ports?',
  'What happens in 2?',
  'What about 3 cranes?',
])('%s names no section of the document', (question) => {
  expect(readSectionQuestion(question, index)).toBeNull();
});
