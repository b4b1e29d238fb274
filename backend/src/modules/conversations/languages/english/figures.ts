import type { FigureWords } from '../figure-words';

export const figures: FigureWords = {
  scale: 'on a scale (?:of|from) (?:0|1|zero|one) ?(?:to|-|–) ?(?:10|ten)',
  ofTen: ' out of (?:10|ten)| outt?a (?:10|ten)| of (?:10|ten)',
  zero: 'zero',
  about: "maybe|perhaps|about|around|roughly|approximately|probably|some|i'd say|i would say",
  smallNumbers: 'one|two|three|four|five|six|seven|eight|nine',
  numberJoins: 'or|to|and',
  rangeJoins: 'or|to',
  amountJoins: 'or|to|and',
  doseJoins: 'to|or|and',
  strengthNames: 'level|intensity|strength',
  afterStrengthName: 'of',
  beforeScore:
    "about|around|say|maybe|like|so|probably|roughly|i'?d say|i'?d call it|i'?d give it|i'?d rate it|easily|that was|that's|it was|it's|its|was|is|at|now|still|an?|more like|level|of",
  afterScore: 'at worst|now|today',
  besidePlace: 'right|left|prob|only|just|solid|one',
  afterLooseNumber: 'by|at|now|after|before|when|this',
  beforeNoStrength: 'by|at|until|till|for|in|to|from|after|before|since|day|number|no',
  noUnits: 'ish|to|or|and|now|an?|at|in|on|by|before|after|when|until|till|for|with|this|the|but|then|was|is',
  severalTimes: String.raw`twice|thrice|both times|each time|every time|(?:\d+|two|three|four|several|few) ?(?:times|x(?!\p{L}))`,
  otherScales: 'energy|stress|anxiety|appetite|sleep|quality|motivation|focus',
};
