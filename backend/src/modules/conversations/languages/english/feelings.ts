import type { FeelingWords } from '../feeling-words';

const SIDES = '(?:lower |upper )?(?:left|right|both)(?: hand)?(?: side)?|lower|upper';
const PARTS =
  'stomach|abdomen|abdominal|belly|tummy|gut|bowel|back|head|neck|shoulder|arm|elbow|wrist|temple|hand|finger|chest|rib|hip|leg|thigh|knee|ankle|foot|heel|toe|joint|jaw|throat|ear|eye|tooth|groin|pelvis|pelvic|rectum|rectal|anus|bladder|kidney|muscle|side';
const PLACES = `(?:(?:${SIDES}|[lr]) )?(?:of (?:my|the) )?(?:${PARTS}|feet|teeth)s?|(?:lower|upper)? ?(?:left|right)(?: side)?(?: abdomen| belly)?`;

export const feelings: FeelingWords = {
  places: PLACES,
  placesInClauses: String.raw`back passage|tail ?bone|${PLACES}`,
  compoundPlaces: '',
  painEndings: '',
  behindPlace: 'behind|under|above|below|around',
  inPlace: '(?:in|on) (?:my|the|both|one)(?: (?:left|right|lower|upper))?',
  ownPlace: 'the|my',
  sides: 'left|right|lower|upper',
  adverbs: String.raw`(?<='s) back(?= $)|(?<= (?:way|trip|flight|walk|drive|ride|run|journey|train|bus|plane|car)) back(?!\p{L})| (?:(?:went|go|goes|going|came|come|coming|got|get|is|are|was|were|right|straight|brought) back(?= )|back (?=(?:down|up|to|in|on|home|from|again|then|at work)(?!\p{L})))`,
  hurting: String.raw`\p{L}*aches?|aching|pains?|painful|hurts?|hurting|sore|cramp\p{L}*|spasms?|migr\p{L}+|stabbing|throbbing|pounding`,
  painNames: 'headaches?|migraines?|(?:stomach|tummy|belly|tooth|back|ear) ?aches?',
  symptoms:
    'nausea|bloating|(?:(?:stomach|abdominal|belly|tummy|period|menstrual|leg|muscle) )?cramp(?:s|ing)|fatigue|tiredness|exhaustion|dizziness|light-?headedness|gas|wind|flatulence|heartburn|acid reflux|reflux|indigestion|vomiting|constipation|diarrh(?:o)?ea|urgency|incontinence|mucus|rash|hives|itch(?:ing|iness)|stiffness|joint stiffness|swelling|brain fog|migraine|chills|night sweats|sweating|hot flush(?:es)?|hot flash(?:es)?|palpitations|numbness|tingling|weakness|shakiness|dry mouth|mouth ulcers?|sore throat|cough|runny nose|stuffy nose|blocked nose|sneezing|insomnia|rumbling|gurgling|belching|burping|loss of appetite|no appetite|tenesmus|wheezing',
  feltSymptoms:
    'nauseous|sick|queasy|bloated|dizzy|faint|light-?headed|tired|exhausted|fatigued|weak|shaky|constipated|gassy|feverish|itchy|achy',
  fever: 'fever',
  beforeDegrees: 'of|was|at',
  furtherSymptoms: 'threw up|thrown up|vomited|puked|barfed|throwing up|nauseated|fever',
  vomited: 'threw up|thrown up|vomited|puked|barfed|throwing up',
  symptomHints: String.raw`threw up|vomit\p{L}*`,
  painHints: String.raw`\p{L}*(?:aches?|pains?)|hurts?|hurting|sore|cramp\p{L}*|spasms?|migr\p{L}+|headaches?`,
  wearyOf: 'sick of|tired of|exhausted of',
  ended: String.raw`gone|is over|better|passed(?! out)|cleared|subsided|eased|settled|improv\p{L}+|went (?:away|down)|wore off|wearing off|faded|broke|stopped`,
  mucus: 'mucus',
  beforeFigure: 'about|an?|now',
  afterFigure: 'at (?:its )?(?:worst|best|peak)|now|earlier|before',
  moodNames: 'moods?',
  moodVerbs: 'is|was',
  feeling: "feel|felt|feeling|i'm|i am",
  moods:
    'good|great|ok|okay|fine|low|bad|down|sad|happy|calm|anxious|stressed|irritable|angry|depressed|flat|hopeful|relaxed|overwhelmed|lonely|worried|frustrated|grumpy|cheerful|amazing|fantastic|wonderful|calmer|happier|tearful|hopeless|miserable|excited|scared',
  feltMoods:
    'low|down|sad|happy|calm|anxious|stressed|irritable|angry|depressed|hopeful|relaxed|overwhelmed|lonely|worried|frustrated|cheerful|amazing|fantastic|wonderful|calmer|happier|tearful|hopeless|miserable|excited|scared',
  degrees: 'a bit|a little(?: bit)?|slightly|somewhat|rather|quite|pretty|very|really|so',
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
  beforePlace: 'the|my',
  moodHints: 'moods?',
  namedPains: {
    headache: 'head',
    'head ache': 'head',
    'stomach ache': 'stomach',
    stomachache: 'stomach',
    'tummy ache': 'tummy',
    'belly ache': 'belly',
    backache: 'back',
    'back ache': 'back',
    toothache: 'tooth',
    earache: 'ear',
  },
  placesOfPains: { migraine: 'head' },
};
