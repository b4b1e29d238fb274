import type { JointWords } from '../joint-words';

export const joints: JointWords = {
  and: 'y',
  halfAfterAnd: 'media|medio|pico',
  betweenClauses: 'pero|porque|y luego',
  newStatement: 'pero',
  betweenThings: 'y luego|y',
  afterComma: 'y |luego ',
  afterwards: 'luego',
  openings: 'hola|buenas|también|luego|y|bueno',
  goingOn: 'luego',
  someMore: '',
  oneMore: 'luego|después|otr[oa]',
  next: 'luego',
  another: 'otr[oa]s?',
  more: '',
  again: 'otra vez|de nuevo',
  beforeCountAlone: 'solo|sólo|van',
  afterCountAlone: 'ya|hasta ahora',
};
