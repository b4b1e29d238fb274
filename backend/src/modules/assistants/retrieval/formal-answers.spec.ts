import { formalAnswers } from './formal-answers';
import { indexOf } from './passage-index';

const passage = (text: string, paragraph: number, changes: { isHeading?: boolean; isFurniture?: true } = {}) => ({
  text,
  lead: null,
  heading: null,
  paragraph,
  isHeading: false,
  location: null,
  ...changes,
});

const NUMBER = 'Harbour Order 14409 of June 2, 2026';
const ISSUE = 'Friday, June 5, 2026';
const AUTHORITY = 'By the authority vested in me, including the Harbour Safety Act (33 U.S.C. 1221), it is ordered:';
const THRESHOLD = 'The board sets the threshold at which a crane is a covered crane.';
const DECIDED = 'Such a determination shall be made by the Director of Quays.';
const AHEAD = 'Owners give inspectors access to new cranes for up to 30 days before they plan to use them.';
const CLEARINGHOUSE =
  'Within 30 days, the treasurer shall form a clearinghouse that collects reports on broken cables.';
const HIRING = 'Within 60 days, the director shall expand the hiring of divers.';
const HEADING = 'Heading 9903.01 of the port schedule stays suspended.';
const RIGHTS = 'This order does not create any right or benefit enforceable at law by any party against the ports.';
const COSTS = 'The costs for publication of this order shall be borne by the Office of Quays.';
const SIGNED = 'THE PORT HOUSE, June 2, 2026.';

const index = indexOf([
  passage(ISSUE, 0, { isFurniture: true }),
  passage(NUMBER, 1, { isHeading: true, isFurniture: true }),
  passage('Safety of Cranes', 2, { isHeading: true }),
  passage(AUTHORITY, 3),
  passage(THRESHOLD, 4),
  passage(DECIDED, 4),
  passage(AHEAD, 5),
  passage(CLEARINGHOUSE, 6),
  passage(HIRING, 7),
  passage(HEADING, 8),
  passage(RIGHTS, 9),
  passage(COSTS, 10),
  passage(SIGNED, 11),
]);

const terms = (question: string): readonly string[] =>
  formalAnswers(question, [], index).map(({ passage: { text } }) => text);

test.each([
  ['who picks up the tab for publishing this order', [COSTS]],
  ['Who has to pay for getting this printed?', [COSTS]],
  ['Wer bezahlt die Veröffentlichung?', [COSTS]],
  ['Could a company sue the government because of this order?', [RIGHTS]],
  ['can a captain go to court over this order', [RIGHTS]],
  ['Which laws does the president rely on here?', [AUTHORITY]],
  ['¿En qué leyes se apoya el presidente?', [AUTHORITY]],
  ['who decides whether something is a covered crane?', [DECIDED]],
  ['how long before use can inspectors look at cranes?', [AHEAD]],
  ['When was it signed?', [SIGNED]],
  ['when did it come out in the Federal Register', [ISSUE]],
  ['What number does this order have?', [NUMBER]],
  ['Which one has more time: setting up the clearinghouse or the hiring of divers?', [CLEARINGHOUSE, HIRING]],
  ['What is the clearinghouse supposed to do?', [CLEARINGHOUSE]],
  ['What is the clearinghouse for?', [CLEARINGHOUSE]],
  ['which heading stays suspended?', [HEADING]],
])('%s is answered by a set phrase', (question, answer) => {
  expect(terms(question)).toEqual(answer);
});

test.each([
  'Who pays for the divers?',
  'Who sued over the cranes?',
  'Can the inspectors sue the owners?',
  'Which laws were broken by the owners?',
  'who decides on the harbour fees?',
  'how long before dawn do ferries leave?',
  'When was Executive Order 14257 signed?',
  'When was the threshold published?',
  'What number of divers is there?',
  'Which one has more time: the clearinghouse or the lighthouse?',
  'What is the lighthouse supposed to do?',
  'What is the fine for ignoring the clearinghouse?',
  'which heading covers lumber?',
])('%s is not', (question) => {
  expect(terms(question)).toEqual([]);
});
