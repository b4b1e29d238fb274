import { languageOf } from '#text/languages/detection';
import { fitsQuestion } from './fits-question';
import { parseQuestion } from './parsed-question';
import { indexOf } from './passage-index';

const answers = (question: string, text: string, heading: string | null = null): boolean => {
  const passage = { text, lead: null, heading, paragraph: 0, isHeading: false, location: 0 };
  const language = languageOf(text);
  return fitsQuestion(parseQuestion(question, [], indexOf([passage], language)), passage, language);
};

test.each([
  ['Who designed the pier?', 'The pier was designed in 1968 by Olga Brandt.'],
  ['Who designed the pier?', 'The pier, a design by Olga Brandt, is 300 metres long.'],
  ['Who wrote the report?', 'An office in Norland has written the report.'],
  ['Who won the contract?', 'The council awarded the contract to Holm Steel on Tuesday.'],
  ['Who lent the port money?', 'The port borrowed 12 million crowns from a regional bank.'],
  ['Who is suing the port?', 'Nine carriers sued the port on Friday.'],
  ['Which company repairs the crane?', 'The repair of the crane was given to Holm Steel.'],
  ['Who is the director of the port?', 'The director of the port, Anil Rao, resigned.'],
  ['Who chairs the board?', 'Marta Vos chairs the board since May.'],
  ['What did passengers complain about most?', 'Most complaints of passengers were about late ferries.'],
  [
    'Wer hat den Hafen von Nordland entworfen?',
    'Der Hafen wurde in den Jahren nach dem Krieg von Olga Brandt entworfen.',
  ],
])('%s is answered by “%s”', (question, text) => expect(answers(question, text)).toBe(true));

test.each([
  [
    'another deed',
    'Who designed the pier?',
    'The repair of the pier will begin in May, the engineer Olga Brandt said.',
  ],
  ['a deed without an agent', 'Who designed the pier?', 'The pier was designed in 1968.'],
  ['a similar deed', 'Who designed the pier?', 'The pier was built by Olga Brandt.'],
  ['a word like the verb', 'Who designed the new pier?', 'The mayor Henrik Moss opened a new pier on Friday.'],
  ['what others do most', 'What did passengers complain about most?', 'Residents complain most about noise.'],
  ['a deed and a day', 'Who repairs the crane?', 'The crane is to be repaired by Friday, Olga Brandt said.'],
  ['a noun for the deed', 'Who repairs the crane?', 'The repair of the crane will cost 9 million crowns.'],
  ['whoever told it', 'Who repairs the crane?', 'The repair of the crane begins in May, Olga Brandt said.'],
  ['a participle', 'Who imposed the ban?', 'The ban imposed in March was extended.'],
  ['what an office did', 'Who is the chair of the board?', 'The board adopted the report on 2 April in Norland.'],
  ['an office without its holder', 'Who is the chair of the board?', 'The chair of the board may vote twice.'],
  ['another office', 'Who is the director of the port?', 'Anil Rao, the director of the water works, left the port.'],
  [
    'what is not done most',
    'What did passengers complain about most?',
    'Some passengers complained about the ferries.',
  ],
  ['something else', 'What did passengers complain about most?', 'Most ferries are to have heating by 2032.'],
  [
    'a passive in German',
    'Wer hat den Hafen von Nordland entworfen?',
    'Der Hafen wurde in den Jahren nach dem Krieg entworfen.',
  ],
])('the question is not answered by %s', (_, question, text) => expect(answers(question, text)).toBe(false));
