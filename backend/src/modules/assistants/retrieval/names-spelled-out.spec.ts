import { withNamesSpelledOut } from './names-spelled-out';
import { indexOf } from './passage-index';

const index = indexOf(
  [
    'The Director of the Office of Harbour Management shall inspect every crane.',
    'The Harbour Safety Board (HSB) reports to the Port Authority and to the Ministry of Fisheries.',
    'Ferries pay fees under the Northern Quay Act; the North Quay Assembly sets them.',
  ].map((text, paragraph) => ({ text, lead: null, heading: null, paragraph, isHeading: false, location: null })),
);

test.each([
  ['What must OHM do?', 'What must Office of Harbour Management do?'],
  ['what does the PA get', 'what does the Port Authority get'],
  ['What is the HSB?', 'What is the HSB?'],
  ['What does the MOF do?', 'What does the MOF do?'],
  ['What is the NQA?', 'What is the NQA?'],
  ['WHAT MUST OHM DO', 'WHAT MUST OHM DO'],
])('%s is asked as %s', (question, asked) => {
  expect(withNamesSpelledOut(question, index)).toBe(asked);
});
