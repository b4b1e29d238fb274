/**
 * Words for pains, symptoms and moods: alternatives of patterns, in lower case.
 */
export interface FeelingWords {
  /** Parts of the body, with their sides: `lower back`, `rodilla derecha`; in German also the first part of a compound: `Kopf(schmerzen)`. */
  readonly places: string;
  /**
   * Parts of the body in clauses, with further ones that only the rules for clauses read: `tail bone`, `Leiste links`.
   */
  readonly placesInClauses: string;
  /** Parts of the body that form a compound with the word for a pain: `Kopf(schmerzen)`. */
  readonly compoundPlaces: string;
  /** The second part of such a compound: `(Kopf)schmerzen`. */
  readonly painEndings: string;
  /** Words that make another place of a part of the body: `behind (my eye)`. */
  readonly behindPlace: string;
  /** Words between something and the part of the body that it is in: `(ringing) in my (ears)`. */
  readonly inPlace: string;
  /** Articles and the like before a part of the body: `my`, `en el`, `auf der`. */
  readonly ownPlace: string;
  /** Sides, which alone are not a place: `what is (left)`. */
  readonly sides: string;
  /** Adverbs that are also a part of the body: `the pain is back`. */
  readonly adverbs: string;
  /** Words for a pain: `throbbing`, `duele`, `Rückenschmerzen`. */
  readonly hurting: string;
  /** A whole clause which says that nothing hurts: `no pain at all`, `keine Schmerzen mehr`. */
  readonly noPain: string;
  /** Names of pains that are read without a strength: `headache`, `dolor de cabeza`. */
  readonly painNames: string;
  /** Symptoms that people write down, under the names that lists of symptoms use: `bloating`, `mareo`. */
  readonly symptoms: string;
  /** Adjectives for a symptom that somebody feels: `dizzy`, `mareada`. */
  readonly feltSymptoms: string;
  /** Fever, and the words between it and the temperature: `fever (of) 38.9`. */
  readonly fever: string;
  readonly beforeDegrees: string;
  /** Further symptoms, which only the rules for clauses read: `nauseated`, `vomité`, `Übelkeit`. */
  readonly furtherSymptoms: string;
  /** Words for what an entry calls `vomiting`. */
  readonly vomited: string;
  /** Further words that mention a symptom: `vomiting`, `Schwindel`. */
  readonly symptomHints: string;
  /** Words that mention a pain: `sore`, `dolores`, `Zahnweh`. */
  readonly painHints: string;
  /** Comes before what somebody is tired of, which is not a symptom: `sick of (that quizmaster)`. */
  readonly wearyOf: string;
  /** No longer felt: `wore off`, `desapareció`, `nachgelassen`. */
  readonly ended: string;
  /** Mucus: part of a stool if next to one; alone, a nasal symptom. */
  readonly mucus: string;
  /** Words before a figure alone that may belong to something else: `(about) 3`. */
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
  /** Severities that an entry calls moderate. */
  readonly moderate: string;
  /** Severities that an entry calls severe. */
  readonly severe: string;
  /** Articles after such words: `behind (my) eye`. */
  readonly beforePlace: string;
  /** Words that mention a mood. */
  readonly moodHints: string;
  /** Pains with a name of their own, and where they are: `headache`. */
  readonly namedPains: Readonly<Record<string, string>>;
  /** Where the pains are that have one place, unless another is said: `migraine`. */
  readonly placesOfPains: Readonly<Record<string, string>>;
}
