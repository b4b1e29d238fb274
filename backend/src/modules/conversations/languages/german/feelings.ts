import type { FeelingWords } from '../feeling-words';

const PLACES =
  'bauch|unterbauch|oberbauch|magen|kopf|rücken|hals|nacken|schulter|arm|knie|bein|fuß|hüft|gelenk|zahn|ohren?|brust|nieren?|darm|hand|finger';

export const feelings: FeelingWords = {
  places: PLACES,
  placesInClauses: String.raw`(?:${PLACES}|handgelenk|hüfte|leiste|kreuz)(?: rechts| links)?`,
  compoundPlaces: PLACES,
  painEndings: 'schmerz(?:en)?|krämpfe|druck|weh',
  behindPlace: '',
  ownPlace: 'auf der',
  sides: '',
  adverbs: '',
  hurting: String.raw`\p{L}*(?:schmerz(?:en)?|krämpfe|druck|weh)|koliken?`,
  painNames: 'kopfschmerzen|bauchschmerzen|migräne',
  symptoms: '',
  feltSymptoms: '',
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
  moodVerbs: '',
  feeling: '',
  moods: '',
  feltMoods: '',
  degrees: '',
  mild: '',
  moderate: '',
  severe: '',
  beforePlace: '',
  moodHints: 'stimmung|laune',
};
