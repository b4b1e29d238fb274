/** Words for meals and drinks: alternatives of patterns, in lower case. */
export interface FoodWords {
  /** Verbs of eating with their subject, before what was eaten: `I just had`, `cené`. */
  readonly ate: string;
  /** Verbs of drinking with their subject, before what was drunk: `drank`, `me tomé`. */
  readonly drank: string;
  /** Further words for eating in a clause: `nibbled`, `almuerzo`, `gegessen`. */
  readonly eating: string;
  /** Words for drinking in a clause: `drunk`, `bebí`, `getrunken`. */
  readonly drinking: string;
  /** Something was had after all: `I (did have) toast`. */
  readonly hadAfterAll: string;
  /** Further words that suggest a meal: `eaten`, `gegessen`. */
  readonly hints: string;
  /** Further words that suggest a drink: `drank`, `Kaffee`. */
  readonly drinkHints: string;
  /** Names of foods. The English ones come from WordNet. */
  readonly foods: string;
  /** Joins two foods into one dish: `pan (con) tomate`. */
  readonly foodJoins: string;
  /** Names of drinks, read by forms and clauses. The English ones come from WordNet. */
  readonly drinks: string;
  /** Further names of drinks, which only the rules for clauses read: `Apfelsaft`. */
  readonly furtherDrinks: string;
  /** Units of drinks: `cups`, `vasos`. */
  readonly containers: string;
  /** Further units, which only the rules for clauses read: `Tassen`. */
  readonly furtherContainers: string;
  /** Units of foods: `slices`, `trozos`. */
  readonly portions: string;
  /** Further units, which only the rules for clauses read: `Scheiben`. */
  readonly furtherPortions: string;
  /** Names of meals: `supper`, `cena`, `Frühstück`. */
  readonly mealNames: string;
  /** Names of meals that only count with what follows them: `Abendessen: …`. */
  readonly furtherMeals: string;
  /** Names of meals that add nothing to a clock time: `breakfast 7:30`. */
  readonly timedMeals: string;
  /** Foods in WordNet that are really meals or mixtures: `snack`, `treat`; with or without an `s`. */
  readonly noFoods: string;
  /** Words that cannot begin the name of a food or drink but may be inside it: `with`. */
  readonly openingNoName: string;
  /** Words before a food that is a whole clause: `(just) toast`. */
  readonly beforeFood: string;
  /** Articles and quantities before such a food: `(half) a banana`, `(unas) galletas`. */
  readonly foodArticles: string;
  /** Words between a unit and its food: `a bowl (of) soup`. */
  readonly afterUnit: string;
  /** The word that makes the noun before it a unit: `a punnet (of) grapes`. */
  readonly ofUnit: string;
  /** Words after a unit of this list without an article: `taza (de)`. */
  readonly afterPlainUnit: string;
  /** Half of a thing. */
  readonly half: string;
  /** The same with what follows it: `half an`. */
  readonly halfOf: string;
  /** Words after a food that is a whole clause: `toast (as well)`, `arroz (también)`. */
  readonly afterFood: string;
  /** Words after a food that introduce what it was had with or for: `toast (with) …`, `pan (para) …`. */
  readonly beforeCompany: string;
  /** Words that may follow a name without belonging to it: `coffee (btw)`, `Kaffee (getrunken)`. */
  readonly afterName: string;
  /** Words before what is poured over a dish and so is no drink: `cornflakes (with) milk`. */
  readonly poured: string;
  /** Drinks that are also the name of a meal. */
  readonly mealDrinks: string;
  /** Words before such a name that make it the meal: `(for) tea`. */
  readonly beforeMealDrink: string;
  /** Words for how a food or drink was made: `grilled`. */
  readonly around: string;
  /** Words that another food follows: `toast (with) jam`. */
  readonly joins: string;
  /** The one that may join two separate things instead: `toast (and) a coffee`. */
  readonly twoThings: string;
}
