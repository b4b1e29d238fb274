import type { FeelingWords } from '../feeling-words';

const PLACES =
  'bauch|unterbauch|oberbauch|magen|kopf|rücken|hals|nacken|schulter|arm|knie|bein|fuß|hüft|gelenk|zahn|ohren?|brust|nieren?|darm|hand|finger';

const FELT_MOODS =
  'traurig|glücklich|fröhlich|gestresst|gereizt|genervt|ängstlich|nervös|deprimiert|niedergeschlagen|entspannt|überfordert|einsam|besorgt|hoffnungsvoll|wütend|frustriert|ausgeglichen|zufrieden';

export const feelings: FeelingWords = {
  places: PLACES,
  placesInClauses: String.raw`(?:${PLACES}|handgelenk|hüfte|leiste|kreuz)(?: rechts| links)?`,
  compoundPlaces: PLACES,
  painEndings: 'schmerz(?:en)?|krämpfe|druck|weh',
  behindPlace: '',
  inPlace: '(?:im|am|in|an|auf)(?: (?:den|der|dem|meinem|meiner|meinen))?',
  ownPlace: 'auf der',
  sides: '',
  adverbs: String.raw`(?<=(?:stimmung|laune|schlaf|geschlafen|geht|gehts|ging|mir|sehr|ganz|recht|echt|so|wieder) )gut(?!\p{L})`,
  hurting: String.raw`\p{L}*(?:schmerz(?:en)?|krämpfe|druck|weh)|koliken?`,
  painNames: 'kopfschmerzen|bauchschmerzen|migräne',
  symptoms: '',
  feltSymptoms: '',
  fever: 'fieber',
  beforeDegrees: 'von|war|bei',
  furtherSymptoms: String.raw`erbrochen|gekotzt|übel(?:keit)?|müde|müdigkeit|schwindel\p{L}*|schwindlig|blähungen|durchfall|fieber|sodbrennen|verstopfung|husten|juckreiz|schüttelfrost`,
  vomited: '',
  symptomHints: String.raw`übel(?:keit)?|müde|schwindel\p{L}*|erbr\p{L}+`,
  painHints: String.raw`\p{L}*(?:schmerz(?:en)?|weh|krämpfe)`,
  wearyOf: '',
  ended: 'weg|vorbei|besser|nachgelassen|verschwunden|aufgehört',
  mucus: 'schleim',
  beforeFigure: 'jetzt',
  afterFigure: 'jetzt|vorher',
  moodNames: 'stimmung|laune',
  moodVerbs: 'ist|war|heute',
  feeling: '(?:ich )?bin|(?:ich )?(?:fühle?|fühlte) mich|war(?! es| das)',
  moods: `${FELT_MOODS}|gute?|super|okay|miese?|schlechte?|mittel|mäßig`,
  feltMoods: FELT_MOODS,
  degrees: 'sehr|ziemlich|etwas|ein bisschen|total|recht|echt',
  mild: '',
  moderate: '',
  severe: '',
  beforePlace: '',
  moodHints: 'stimmung|laune',
  namedPains: {},
  placesOfPains: {},
};
