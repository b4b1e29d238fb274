/** Words for meals and drinks: alternatives of patterns, in lower case. */
export interface FoodWords {
  /** Verbs of eating with their subject, before what was eaten: `I just had`, `cené`. */
  readonly ate: string;
  /** The same of drinking: `drank`, `me tomé`. */
  readonly drank: string;
  /** Further words by which a clause tells of eating: `nibbled`, `almuerzo`, `gegessen`. */
  readonly eating: string;
  /** Words by which a clause tells of drinking: `drunk`, `bebí`, `getrunken`. */
  readonly drinking: string;
  /** Says that something was had, against what was thought: `I (did have) toast`. */
  readonly hadAfterAll: string;
  /** Further words by which a text speaks of a meal: `eaten`, `gegessen`. */
  readonly hints: string;
  /** Further words by which a text speaks of a drink: `drank`, `Kaffee`. */
  readonly drinkHints: string;
  /** Names of foods. The English ones come from WordNet. */
  readonly foods: string;
  /** Joins two of them into one dish: `pan (con) tomate`. */
  readonly foodJoins: string;
  /** Names of drinks that whole forms and clauses take. The English ones come from WordNet. */
  readonly drinks: string;
  /** Names of drinks that only clauses take: `Apfelsaft`. */
  readonly furtherDrinks: string;
  /** Units of drinks: `cups`, `vasos`. */
  readonly containers: string;
  /** Those that only clauses take: `Tassen`. */
  readonly furtherContainers: string;
  /** Units of foods: `slices`, `trozos`. */
  readonly portions: string;
  /** Those that only clauses take: `Scheiben`. */
  readonly furtherPortions: string;
  /** Names of meals: `supper`, `cena`, `Frühstück`. */
  readonly mealNames: string;
  /** Names of meals that are told only by what follows them: `Abendessen: …`. */
  readonly furtherMeals: string;
  /** Names of meals that say no more of a time beside a clock: `breakfast 7:30`. */
  readonly timedMeals: string;
  /** Words that WordNet has as foods but that are meals or mixtures: `snack`, `treat`; with an `s` or without. */
  readonly noFoods: string;
  /** Words that do not open the name of a food or drink, though they may stand inside it: `with`. */
  readonly openingNoName: string;
  /** Words before a thing that is a clause by itself: `(just) toast`. */
  readonly beforeFood: string;
  /** Articles and quantities there: `(half) a banana`, `(unas) galletas`. */
  readonly foodArticles: string;
  /** Words between a unit and its food: `a bowl (of) soup`. */
  readonly afterUnit: string;
  /** The word that makes the noun before it a unit: `a punnet (of) grapes`. */
  readonly ofUnit: string;
  /** Words after a unit of this list, without an article: `taza (de)`. */
  readonly afterPlainUnit: string;
  /** Half of a thing. */
  readonly half: string;
  /** The same with what follows it: `half an`. */
  readonly halfOf: string;
  /** Words after a thing that is a clause by itself: `toast (as well)`, `arroz (también)`. */
  readonly afterFood: string;
  /** Words there that open what it was had with or for: `toast (with) …`, `pan (para) …`. */
  readonly beforeCompany: string;
  /** Words that may follow a name without being a part of it: `coffee (btw)`, `Kaffee (getrunken)`. */
  readonly afterName: string;
  /** Words before what is poured over a dish and so is no drink: `cornflakes (with) milk`. */
  readonly poured: string;
  /** Drinks that are also the name of a meal. */
  readonly mealDrinks: string;
  /** Words before such a name that make it the meal: `(for) tea`. */
  readonly beforeMealDrink: string;
  /** What is stirred into a drink and is no meal beside it: `sugar`, `miel`, `Milch`. */
  readonly stirredIn: string;
  /** Words around foods and drinks that say how they were made: `grilled`. */
  readonly around: string;
  /** Those of them after which another food follows: `toast (with) jam`. */
  readonly joins: string;
  /** The one of them that may join two things instead: `toast (and) a coffee`. */
  readonly twoThings: string;
}
