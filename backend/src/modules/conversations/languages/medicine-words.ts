/** Words for medicines and their doses: alternatives of patterns, in lower case. */
export interface MedicineWords {
  /** Verbs of taking with their subject, before a medicine: `I just took`, `me puse`. */
  readonly took: string;
  /** Words between such a verb and the medicine: `took (my)`. */
  readonly afterTook: string;
  /** Further words by which a clause tells that something was taken: `popped`, `eingenommen`. */
  readonly taken: string;
  /** Verbs before a medicine that only medicines have: `me pinché`. */
  readonly injected: string;
  /** Words between such a verb and the medicine. */
  readonly afterInjected: string;
  /** Words after a medicine that say the same: `Humira (gespritzt)`. */
  readonly injection: string;
  /** Units of doses, which no food or drink has: `mg`. */
  readonly doseUnits: string;
  /** Units that foods and drinks have as well: `ml`. */
  readonly sharedUnits: string;
  /** What doses are counted in: `tablets`, `pastillas`. */
  readonly pieces: string;
  /** Those that only clauses take: `Tropfen`. */
  readonly furtherPieces: string;
  /** What a medicine is given as, which is no name of it: `my Humira (shot) 40 mg`. */
  readonly forms: string;
  /** Words between a dose and its medicine: `400 mg (of)`. */
  readonly ofMedicine: string;
  /** Words before a medicine: `(my) ibuprofen`. */
  readonly ownMedicine: string;
  /** Words between a medicine and its dose: `ibuprofen (around) 400 mg`. */
  readonly aboutDose: string;
  /** Half of a piece. */
  readonly halfDose: string;
  /** Words before a dose that is a clause by itself: `(just) 400 mg`. */
  readonly beforeDose: string;
  /** Words before a medicine in a clause without a verb: `(then) 400 mg ibuprofen`. */
  readonly beforeTaken: string;
  /** Verbs of which a medicine may be the subject: `the paracetamol (took) the edge off`. */
  readonly verbsOfMedicines: string;
  /** Endings of international names, after the stems of the World Health Organization (INN). */
  readonly endings: string;
  /** Usual names without such an ending, and brands. */
  readonly names: string;
  /** Names of several words: `folic acid`. */
  readonly longNames: string;
  /** Words that are no names of medicines: words of grammar, and what else is measured in milligrams. */
  readonly noNames: string;
}
