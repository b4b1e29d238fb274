/** Words for medicines and their doses: alternatives of patterns, in lower case. */
export interface MedicineWords {
  /** A changed or prescribed dose, which is not an intake: `upped (to 150 mg)`. */
  readonly doseChanges: string;
  /** Verbs of taking with their subject, before a medicine: `I just took`, `me puse`. */
  readonly took: string;
  /** Words between such a verb and the medicine: `took (my)`. */
  readonly afterTook: string;
  /** Further words for taking something in a clause: `popped`, `eingenommen`. */
  readonly taken: string;
  /** Verbs whose object is always a medicine: `me pinché`. */
  readonly injected: string;
  /** Words between such a verb and the medicine. */
  readonly afterInjected: string;
  /** Words with the same meaning after a medicine: `Humira (gespritzt)`. */
  readonly injection: string;
  /** Units of doses, which no food or drink has: `mg`. */
  readonly doseUnits: string;
  /** Units that foods and drinks have as well: `ml`. */
  readonly sharedUnits: string;
  /** Pieces that doses are counted in: `tablets`, `pastillas`. */
  readonly pieces: string;
  /** Further pieces, which only the rules for clauses read: `Tropfen`. */
  readonly furtherPieces: string;
  /** Forms of medicines, which are not part of the name: `my Humira (shot) 40 mg`. */
  readonly forms: string;
  /** Words between a dose and its medicine: `400 mg (of)`. */
  readonly ofMedicine: string;
  /** Words before a medicine: `(my) ibuprofen`. */
  readonly ownMedicine: string;
  /** Words between a medicine and its dose: `ibuprofen (around) 400 mg`. */
  readonly aboutDose: string;
  /** Half of a piece. */
  readonly halfDose: string;
  /** Half, a quarter and a third of a piece or dose: `half`, `Viertel`, `tercio`. */
  readonly halves: string;
  readonly quarters: string;
  readonly thirds: string;
  /** Half a piece more, after a number: `one (and a half) tablets`. */
  readonly andHalf: string;
  /** A dose that was multiplied: `doubled`. */
  readonly multiples: string;
  /** Vague numbers and limits: `a couple of`, `less than`. */
  readonly unsureDoses: string;
  /** A number of pieces that were named before or are named after: `two (of them)`, `davon (zwei)`. */
  readonly ofThem: string;
  /** Several doses of a day: `morning and evening`. */
  readonly partsOfDoses: string;
  /** Words for a dose itself: `a double (dose)`. */
  readonly doses: string;
  /** Words behind a dose without a unit, of which none is one: `ibuprofen 400 (with lunch)`. */
  readonly behindDose: string;
  /** Words between a number of pieces and their strength: `2 (of my) 500 mg`. */
  readonly beforeStrength: string;
  /** Words between the pieces and their strength, which is that of each: `2 Ibuprofen (je) 400 mg`. */
  readonly eachOf: string;
  /** The same behind the strength: `500 mg (each)`. */
  readonly each: string;
  /** Lengths of time, half of which is not half a dose: `half an (hour)`. */
  readonly timeOfHalf: string;
  /** Words before a dose that is a whole clause: `(just) 400 mg`. */
  readonly beforeDose: string;
  /** Words before a medicine in a clause without a verb: `(then) 400 mg ibuprofen`. */
  readonly beforeTaken: string;
  /** Verbs whose subject may be a medicine: `the paracetamol (took) the edge off`. */
  readonly verbsOfMedicines: string;
  /** Endings of international names, after the stems of the World Health Organization (INN). */
  readonly endings: string;
  /** Usual names without such an ending, and brands. */
  readonly names: string;
  /** Names of several words: `folic acid`. */
  readonly longNames: string;
  /** Words that are not medicines: function words, and other things measured in milligrams. */
  readonly noNames: string;
}
