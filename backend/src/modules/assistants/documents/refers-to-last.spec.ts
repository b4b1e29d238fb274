import { refersToLast } from './refers-to-last';

test.each([
  'It will cost 4.7 million euros.',
  'She will be succeeded by Piers Lindqvist.',
  'The board has chosen Tomas Varga as her successor.',
  'The trust has set aside 2.9 million pounds for this.',
  'Er wird im Januar verabschiedet.',
])('“%s” goes on from the sentence before it', (sentence) => expect(refersToLast(sentence)).toBe(true));

test.each([
  'It is the policy of the United States to lead.',
  'It is likely that the pier will be longer.',
  'The board must decide by 1 March 2027.',
  'This order takes effect at once.',
])('“%s” stands alone', (sentence) => expect(refersToLast(sentence)).toBe(false));
