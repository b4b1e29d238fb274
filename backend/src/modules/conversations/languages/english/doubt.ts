import type { DoubtWords } from '../doubt-words';

export const doubt: DoubtWords = {
  notDone: String.raw`no|not|tr(?:y|ied|ying) to|never|nearly|almost|none|nothing|without|cannot|if|unless|about to|need(?:s|ed)?(?! (?:the (?:loo|toilet|bathroom)|to go))|plan(?:s|ned|ning)?|want\w*|wish\w*|hop(?:e|ed|ing)|dream\w*|next|later(?: today| tonight| on)?(?=\s*$)|skipped|missed|forgot\w*|ran out|run out|free|(?:of|than|as) what|bought|sold|ordered|picked up|collected|costs?|quid|pounds|bucks|dollars|euros?|left (?:before|until|till)|(?:feel|feels|feeling|felt) like \w+ing|urges?|warned|side effects?|can (?:be|cause|get|have|make|give|feel)|(?:meant|supposed) to (?:be|have|take|eat|drink|get)|(?:told|advised|asked|due) to|(?:gives?|makes?) (?:me|my)|go(?:es)? (?:straight|right) through|sets? (?:me|it|my \w+) off|triggers?|causes?`,
  futureEndings: "'ll",
  possible: 'might|may|could|would|should|will|gonna|going to',
  fetched: 'bought|ordered|picked up|collected',
  happened: 'had|took|ate|drank|felt|was|were|is|slept|woke|went',
  none: 'none|no|nope|nil|zero|absent|negative|nothing',
  otherTimes: String.raw`(?:first|last) time i(?:'ve)?|last (?:week|month|year|summer|winter|time)|years?|months?|weeks?|back in|usually|normally|always|ever|used to|tomorrow|every (?:day|morning|night|time)|as a (?:kid|child|teen\w*)|every (?:\d+|four|six|eight|twelve) ?(?:h|hrs?|hours?)|(?:times|once|twice) (?:a|per) day|[qt]ds|[btq]id|bd|prn`,
  oneself: "i|i'm|i've|me|my",
  subjects: "i|i'm|i've",
  firstPerson: "i|i've|ive|i'm|im|we",
  reporting: String.raw`(?:says?|said|tells me|told me)(?: that)? (?=i(?:'\p{L}+)? )`,
  quoting: '(?:says?|said|tells me|told me)(?: that)? i',
  misleading: '',
  idioms: String.raw`(?<=^\s*)say (?=(?:an? )?\d)|i'?d (?:say|call it|give it)|like (?:an?|my) \p{L}+|(?:what a|no) joke|(?:big|bad|huge|massive) mistake|of them|forgot(?: to)? (?:write|log|note|record|add|mention)(?: down)?`,
  company: 'with (?:the|my|some|our)',
  without: 'without(?: any)?|with no|with zero',
  people:
    'every(?:body|one)|people|guests?|lads?|guys?|bloke|man|woman|lady|girl|boy|teenager|toddler|cousin|niece|nephew|mates?|flatmate|roommate|housemate|teacher|carer|client|customer|patients?|residents?|colleagues?|somebody else|we all',
  verbsOfOthers: '',
  verbsBySubject:
    "has|hasn't|had|took|takes|ate|eats|drank|drinks|slept|sleeps|threw up|vomited|puked|went|goes|felt|feels",
  verbsByName: 'had|has|took|takes|ate|drank|slept',
  noSubjects:
    'i ive id im we weve me my the a an our this that these those it its which what who there here and but so or then also just only still again already even ' +
    'ever never not now ok okay well yes yeah no finally actually really today tonight yesterday morning afternoon evening night noon lunch breakfast dinner supper ' +
    'ugh argh lol haha omg phew yay hi hey hello hiya update first second third last next both all some one two three four five six once twice ' +
    'because since as if when while after before until bc cos cause though tho however plus more less about around maybe probably',
  adverbEnding: 'ly',
  possessive: "'s|s'",
  noOwners:
    'it|that|there|here|what|who|where|how|let|today|yesterday|tonight|night|morning|evening|afternoon|hour|hr|minute|min|week|weekend|day|month|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  skipped: 'skipped|missed|forgot(?:ten)? (?:to take|my|the)',
  withCapitalNouns: '',
  beforePlaces: 'at|in|from|to|near',
  given: 'gave|given|made|cooked|baked|bought|ordered|prepared|served|poured',
  hadParticiples: '',
  ofMessage: String.raw`he|she|they|him|her|his|hers|their|them|you|your|who|someone|somebody|mother|mom|mum|father|dad|parents?|husband|wife|son|daughter|sister|brother|friend|partner|boyfriend|girlfriend|baby|child|children|kids?|dog|cat|patients?|doctor|nurse|boss|neighbou?r|colleague|grand\w+|aunt|uncle|imagine\w*|suppos\w*|pretend\w*|example|wrong|mistake\w*|ignore|jok\w+|kidding|test\w*|forget|instead|actually|scratch|cancel|sa(?:y|ys|id)|t(?:ell|ells|old)|ask\w*|wr(?:ite|ote|ites)|read\w*|article|book|movie|film|dream\w*|quot\w+|according|scale|goal|target|limit`,
  ofSentence: String.raw`yesterday|ago|last|tomorrow|week|weeks|month|year|since|until|usually|normally|always|used to|monday|tuesday|wednesday|thursday|friday|saturday|sunday|if|unless|would|could|should|might|may|maybe|perhaps|will|going to|gonna|plan\w*|want\w*|wish\w*|hop(?:e|ing)|no|not|never|none|without|cannot|worst|best|max\w*|min\w*`,
  deniedVerb: String.raw`n't\b|\b(?:have|has|had|did|do|does|was|were|could|would|should|is|are|wo|ca|ai)nt\b`,
  setsRight:
    'or|rather|sorry|wait|hang on|hold on|i mean|make (?:it|that)|more like|correction|edit|(?:ok|okay|well|fine|alright)(?= (?:an? )?(?:\\d|one|two|three|four|five|six))',
  denial: 'no|nope|not',
  afterDenial: 'wait|sorry|it|that|they',
  atTimes: 'at (?:its |the )?(?:worst|best|peak)',
  activity: String.raw`(?:i |i've )(?:also |then )?(?:walked|ran|jogged|cycled|biked|swam|hiked|rowed|danced|exercised|worked out|went for a (?:walk|run|swim|ride))(?: for)?(?: (?:about|around))? \d{1,3}(?:[.,]\d)? ?(?:minutes?|mins?|hours?|hrs?|h|km|kilomet(?:re|er)s?|miles?|met(?:re|er)s?|laps|steps)`,
  measurement: String.raw`(?:my )?(?:blood (?:sugar|glucose|pressure)|glucose|sugar|bp|weight|temperature|temp|heart rate|pulse|oxygen)(?: level| reading)?(?: (?:this morning|this evening|today|now))?(?: (?:is|was|at|of))?[: ]+\d{1,3}(?:[.,]\d{1,2})?(?:(?:\/| over )\d{2,3})? ?(?:mg\/dl|mmol\/l|mmol|kg|lbs?|°?[cf]|bpm|%)?`,
  maybe: 'maybe|perhaps|possibly',
  ownVerbs: "i|i've|i'm|we|had|have|took|ate|drank|slept|felt|went",
};
