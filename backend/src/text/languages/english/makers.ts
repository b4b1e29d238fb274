/** Participles for what bodies do with acts. In a description they say nothing about its subject. */
export const makingVerbs =
  'made|issued|signed|adopted|passed|enacted|published|announced|introduced|imposed|taken|approved|set|decided|proposed|ordered|decreed';

/** Before a body and such a verb in a question: `which rules has Congress made`. */
export const makingAuxiliaries = 'has|have|had|did|does|do';

/** Between an act and its verb, without a body: `that have been made`. */
export const passiveAuxiliaries =
  '(?:(?:that|which) )?(?:has been|have been|had been|are being|is being|was|were|are|is)';

/** Between such a verb and the body: `made in Washington`. */
export const makingPrepositions = 'by|in|at';

/** Bodies and offices that a description names by their kind; lower case. */
export const makingBodies = 'president|government|congress|parliament|administration|authorities|legislature|cabinet';

/**
 * Seats by which a government is called, with what the pages of its acts call it. Cities that are in the news for much
 * else are seats only as the makers of acts.
 */
export const seatsOfGovernment: ReadonlyMap<string, string> = new Map([
  ['washington', 'United States'],
  ['the white house', 'United States'],
  ['capitol hill', 'United States'],
  ['brussels', 'European Union'],
  ['london', 'United Kingdom'],
  ['westminster', 'United Kingdom'],
  ['whitehall', 'United Kingdom'],
  ['downing street', 'United Kingdom'],
  ['ottawa', 'Canada'],
  ['beijing', 'China'],
  ['tokyo', 'Japan'],
  ['seoul', 'Korea'],
  ['moscow', 'Russia'],
  ['the kremlin', 'Russia'],
  ['kyiv', 'Ukraine'],
  ['berlin', 'Germany'],
  ['paris', 'France'],
  ['madrid', 'Spain'],
  ['rome', 'Italy'],
  ['lisbon', 'Portugal'],
  ['the hague', 'Netherlands'],
  ['vienna', 'Austria'],
  ['bern', 'Switzerland'],
  ['warsaw', 'Poland'],
  ['prague', 'Czechia'],
  ['budapest', 'Hungary'],
  ['athens', 'Greece'],
  ['dublin', 'Ireland'],
  ['stockholm', 'Sweden'],
  ['oslo', 'Norway'],
  ['copenhagen', 'Denmark'],
  ['helsinki', 'Finland'],
  ['ankara', 'Turkey'],
  ['new delhi', 'India'],
  ['delhi', 'India'],
  ['islamabad', 'Pakistan'],
  ['tehran', 'Iran'],
  ['jerusalem', 'Israel'],
  ['cairo', 'Egypt'],
  ['riyadh', 'Saudi Arabia'],
  ['canberra', 'Australia'],
  ['wellington', 'New Zealand'],
  ['pretoria', 'South Africa'],
  ['brasília', 'Brazil'],
  ['brasilia', 'Brazil'],
  ['buenos aires', 'Argentina'],
  ['jakarta', 'Indonesia'],
  ['hanoi', 'Vietnam'],
  ['bangkok', 'Thailand'],
  ['taipei', 'Taiwan'],
]);

/** Verbs for coming into office, which date the rules of a government: `since the president took office`. */
export const comingIntoOffice = String.raw`took office|came (?:in)?to (?:power|office)|was (?:elected|inaugurated|sworn in)|became \p{L}+`;

/** Words that begin who made something: `rules (that) the city adopted`. */
export const makingRelatives = 'that|which';

export const sinceOffice = 'since(?: the)?';
/** May precede who made something. */
export const article = '(?:the )?';
