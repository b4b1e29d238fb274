/**
 * Words for pains, symptoms and moods: alternatives of patterns, in lower case.
 */
export interface FeelingWords {
  /** Parts of the body, with their sides: `lower back`, `rodilla derecha`; in German also the first part of a compound: `Kopf(schmerzen)`. */
  readonly places: string;
  /** Parts of the body as they stand in a clause, with those that only a clause tells: `tail bone`, `Leiste links`. */
  readonly placesInClauses: string;
  /** Parts of the body that join with the word for a pain: `Kopf(schmerzen)`. */
  readonly compoundPlaces: string;
  /** The second part of such a compound: `(Kopf)schmerzen`. */
  readonly painEndings: string;
  /** Words before a part of the body that make it another place: `behind (my eye)`. */
  readonly behindPlace: string;
  /** Articles and the like before a part of the body: `my`, `en el`, `auf der`. */
  readonly ownPlace: string;
  /** Sides, which alone are no place: `what is (left)`. */
  readonly sides: string;
  /** Adverbs that look like a part of the body: `the pain is back`. */
  readonly adverbs: string;
  /** Words for a pain: `throbbing`, `duele`, `Rückenschmerzen`. */
  readonly hurting: string;
  /** Pains that are told by their name, where no number says how strong they are: `headache`, `dolor de cabeza`. */
  readonly painNames: string;
  /** Symptoms that people write down, under the names that lists of symptoms use: `bloating`, `mareo`. */
  readonly symptoms: string;
  /** Adjectives for a symptom that somebody feels: `dizzy`, `mareada`. */
  readonly feltSymptoms: string;
  /** Symptoms that only clauses tell, not whole forms: `nauseated`, `vomité`, `Übelkeit`. */
  readonly furtherSymptoms: string;
  /** Those of them that an entry calls `vomiting`. */
  readonly vomited: string;
  /** Further words by which a text speaks of a symptom: `vomiting`, `Schwindel`. */
  readonly symptomHints: string;
  /** Words by which a text speaks of a pain: `sore`, `dolores`, `Zahnweh`. */
  readonly painHints: string;
  /** What somebody is weary of, which is no symptom: `sick of (that quizmaster)`. */
  readonly wearyOf: string;
  /** Says that something is no longer felt: `wore off`, `desapareció`, `nachgelassen`. */
  readonly ended: string;
  /** What belongs to a stool next to one, and to the nose alone. */
  readonly mucus: string;
  /** Words before a figure alone whose owner is not sure: `(about) 3`. */
  readonly beforeFigure: string;
  /** Words after such a figure: `8 (at worst)`, `3 (antes)`. */
  readonly afterFigure: string;
  /** Names of a mood as a whole: `mood`, `ánimo`, `Laune`. */
  readonly moodNames: string;
  /** Verbs between that name and the mood. */
  readonly moodVerbs: string;
  /** Verbs before a mood that somebody feels: `felt (low)`, `me siento (triste)`. */
  readonly feeling: string;
  /** Moods: `anxious`, `tranquila`. */
  readonly moods: string;
  /** Moods that somebody feels, as opposed to how they are in general: not `bad`. */
  readonly feltMoods: string;
  /** Says how much: `slightly`, `bastante`. */
  readonly degrees: string;
  /** Severities that an entry calls mild: `leves`. */
  readonly mild: string;
  /** Severities that an entry calls as the field is called. */
  readonly moderate: string;
  /** Severities that an entry calls as the field is called. */
  readonly severe: string;
  /** Articles after such words: `behind (my) eye`. */
  readonly beforePlace: string;
  /** Words by which a text speaks of a mood. */
  readonly moodHints: string;
  /** Pains with a name of their own, and where they are: `headache`. */
  readonly namedPains: Readonly<Record<string, string>>;
  /** Where the pains are that have one place, unless another is said: `migraine`. */
  readonly placesOfPains: Readonly<Record<string, string>>;
}
