import type { JointWords } from '../joint-words';

export const joints: JointWords = {
  and: 'and',
  halfAfterAnd: 'a half|half(?= of)',
  betweenClauses: "and then|(?<!(?:ever )?since )then|but|so(?! far)|because|bc|cos|'?cause|'?cuz|plus",
  newStatement: 'but|so|because|cos',
  betweenThings: 'and then|and|then|plus',
  afterComma: 'and |then ',
  afterwards: 'then|plus',
  openings: 'hi|hello|hey|ok|okay|so|and|also|then|well|update|log|please log',
  goingOn: 'then',
  someMore: 'an?|some',
  oneMore: 'then|later|another|second|third',
  next: 'then',
  another: 'another(?: one)?|a (?:second|third)(?: one)?',
  more: 'more',
  again: 'again',
  beforeCountAlone: 'only|just|another',
  afterCountAlone: 'so far|already',
};
