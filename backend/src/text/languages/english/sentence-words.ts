import { oneOf, anyOf } from '../../words/phrases';
import { wordList, setOf } from '../patterns';
import { spelledNumbers } from './numbers';

/** Between clauses, or before a separate phrase. */
export const joint = anyOf(oneOf('and while but whereas who which that where after as with'));

/** Prepositions for the role of a thing in an act; another preposition means another role. */
export const roleWords = setOf('from to until till through by before after since with of for against between per');

/** Prepositions of place or time that may replace each other. */
export const placeWords = setOf('on in at into near over under');

/** Prepositions that join a phrase to its noun. */
export const ownerWords = setOf('of');

/** Before the agent in the passive voice. */
export const agentWords = setOf('by');

/**
 * The words between the subject of a passive verb and the verb. Active verbs with the same words end in `progressive`.
 */
export const passive = new RegExp(String.raw`\b${oneOf('was were is are been being be')} (?:\p{Ll}+ly )?$`, 'iu');
export const progressive = /ing$/;

/** Words that refer to something said before. */
export const pointingWordPattern = anyOf(oneOf('this these those such he she they it'), 'i');

/** Words that negate without a negation: `the ban` for `may not`. */
export const negative = anyOf(
  `
    ${oneOf('without unless instead lack lacks lacked lacking only forbid forbids forbade forbidden ban bans banned bar bars barred barring free waive waives waived prohibit prohibits prohibited exempt exempts exempted except excluding alone reject rejects rejected deny denies denied')}
    rather than
  `,
  'gi',
);

/** Exceptions, and conditions that are set off; `keepsException`: the words by which a paraphrase keeps one. */
export const exceptions =
  /,? (?:except|excluding|other than|apart from|with the exception|on condition|provided|as long as)\b/gi;
export const keepsException =
  /\b(?:except|exclud|other than|apart|exempt|condition|provided|subject to (?!an? )|pending|unless|without|not|if\b|depend|as long as)/i;

/** Before a part: `two of the nine regions`, `half of its members`. */
export const beforePart =
  /(?<!(?:[Ss]ection|[Pp]art|[Aa]rticle|[Cc]hapter|[Tt]itle|No\.) )\b(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|some|parts?|half|most|many|one|none|few|several|members|all but) of (?=the |its |their |his |her |our |all |about |\d|\p{L}+[’']?s? )/giu;

/** Words before something that is not all of its kind; `keepsNotAll`: the words by which a paraphrase keeps that. */
export const notAll = anyOf(
  `
  certain
  some
  several
  many
  most
  selected
  particular
  eligible
  only
  all but(?: \\w+)?
  almost all
`,
  'gi',
);
export const keepsNotAll = anyOf(
  `
  ${oneOf('certain some several many most selected particular eligible only almost nearly specific alone just')}
  all but
  number of
`,
  'i',
);

/** Words without a comma that limit a kind: `breweries that produce`. */
export const whichOf = /(?<!,) (?:that|who|whose|which|aged|let|used|sold|with|for)\b/g;

/** Words that overstate unless the source has them, too; those of `everything` may replace each other. */
export const strong = anyOf(
  `
    all(?! (?:the )?\\d)
    ${oneOf('any both entirety final several whatever whenever wherever regardless ever only every everyone entire entirely whole always never largest biggest highest lowest worst best fewest longest record must proven proved permanently nationwide worldwide unanimously')}
  `,
  'gi',
);
export const everything = setOf('all every each whole entire entirely everyone both any no');

/** Words in a source that justify one of the strong words. */
export const asStrong: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    'several',
    setOf('some many multiple various number numbers two three four five six seven eight nine ten others including'),
  ],
  [
    'must',
    setOf(
      'halt halts halted halting ban bans banned bar bars barred prohibit prohibits prohibited injunction ordered shall required requires require mandatory obliged obligation need needs have has duty',
    ),
  ],
  ['never', setOf('no not')],
  ['only', setOf('alone just sole solely single except excluding nothing no not declined')],
  ['record', setOf('records recorded previous most highest lowest largest biggest fastest')],
  ['largest', setOf('biggest most record')],
  ['biggest', setOf('largest most record')],
  ['unanimously', setOf('unanimous')],
  ['nationwide', setOf('national nationally country nation')],
]);

/** Words after which a sentence adds a cause, an aim or a judgement. */
export const beforeAddition = /, | (?:because|after|before|caused|leaving|following|despite|so|when|to|in) /g;

/** Verbs and phrases for saying, thinking or promising something. */
export const sayingVerbs = anyOf(
  `
    sa(?:id|ys?|ying)
    ${oneOf('told tells? wrote writes? according thinks? thought')}
    (?:call|warn|add|insist|report|suggest|fear|vow)(?:s|ed)
    (?:argu|describ|believ|stat|promis|pledg|announc|criticis|criticiz|prais|estimat)(?:es?|ed|ing)
    claim(?:s|ed)
    confirm(?:s|ed)
    express(?:es|ed)
  `,
  'i',
);

/** `about 18,400` for `18,420` */
export const rounding =
  /\b(?:about|around|nearly|almost|roughly|approximately|some|more than|over|less than|under)\b[^\d]{0,12}$/i;

/** Between the subject of a verb and the verb, or between an owner and what is owned. */
export const auxiliariesBetween = new RegExp(
  String.raw`^(?:[’']s)?(?: ${oneOf('has have had will would is are was were be been also may can could must shall to')})* $`,
);

/** Prepositions of time, each with those that cannot replace it. */
export const contraryTimes: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['', setOf('since before until till by to')],
  ['to', setOf('from after since')],
  ...wordList('until till').map((word) => [word, setOf('from after since')] as const),
  ...wordList('from since after').map((word) => [word, setOf('until till by before')] as const),
  ...wordList('by before').map((word) => [word, setOf('from after since')] as const),
]);

/** Before a date: `by the end of March`. */
export const edgeOf = new RegExp(
  String.raw`\b(${wordList('from until till to by before after since').join('|')}) (?:the )?(?:very )?(?:end|beginning|start|middle|close|morning|afternoon|evening|night) of $`,
  'i',
);

/** After the last or the first of some dates. */
export const extremeOf = /^,? (?:at the |\()?(latest|earliest|or later)\b/;

/** Makes the date the last one: `the deadline is June 30`. */
export const deadline = /\bdeadline\b/i;

/** Prepositions that distinguish the values in a sentence. */
export const valueRoles = setOf('from to by until per against');

/** Prepositions that distinguish who does something from who it is done to. */
export const nameRoles = setOf('of by');

/**
 * Endings of words that open a sentence and are hardly ever names: `Doctors`, `According`; and pronouns, prepositions
 * and adverbs.
 */
export const ordinary = new RegExp(
  String.raw`(?:[^su]s|ing|ed|ly|tion|ment|ity|ance|ence|ers?|al|ive|ous|ice|out|low)$|^(?:${wordList(
    'unless except subject under half once most outside inside nobody everybody anybody somebody everyone anyone someone almost people women men children around instead despite along among beyond still today yesterday tomorrow less across though like unlike plus amid behind beside beneath underneath meanwhile maybe soon already often none any several few many',
  )
    .concat(spelledNumbers)
    .join('|')})$`,
);

/** Follows a word that opens a sentence and is not a name. */
export const beforeNoName = /^(?:-\p{Ll}| (?:to|of|the|an?|in|on|for|from|that|by|with|into|at|its|their) )/u;

/** Countries with several words in their name, or with a people of another name, in addition to `peoples`. */
export const otherPeoples = `us american · states american · america american · union european · eu european · europe european
  britain british · uk british · kingdom british`;

/** Small words within names. */
export const withinName = /^(?:of|the|and|for|in|on|de|du|des|la)$/;

/** Words before a person's name that are not part of it. */
export const honorifics = wordList('mr mrs ms dr prof sir');

/** Between the two ends of a range. */
export const rangeConjunction = /^ (?:and|to) $/;

export const clauseEnd = /[,;:–—]\s|[.!?]["”’)]*\s| (?:because|and|but|while|after|when) /g;

/** Directions, which are not content words. */
export const directions = /\b(?:up|down)\b/g;

/** A name or a title in quotation marks: `“The Salt Road”`. */
export const quotedTitle = /^(?:the )?\p{Lu}(?:.{0,24}$|(?:\S* (?:\p{Lu}|of|the|and|for|in|on|to|a))+)/u;

/** A spelled-out number before a scale: `eight percent`. */
export const scaledNumber = new RegExp(
  String.raw`\b(${spelledNumbers.join('|')})(?= (?:per ?cent|percent|hundred|thousand|million|billion|trillion|hours?|minutes?|seconds?)\b)`,
  'gi',
);
export const scales: Readonly<Record<string, string>> = { k: 'thousand', m: 'million', bn: 'billion', tn: 'trillion' };

/** `no later than May 6`, `on or after May 6` */
export const notLater = /\b(?:(?:no|not) later than|on or before)\b/gi;
export const notEarlier = /\b(?:(?:no|not) earlier than|on or after)\b/gi;

/** `4:12 a.m.`, `11 pm` */
export const clockTime = /\b(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\b/gi;

/** A bound after its amount: `15% or less`, `60 and over`. */
export const boundAfter =
  /([$€£¥]?\d[\d,.]*(?:%| (?:per ?cent|percent|thousand|million|billion|trillion)\b)?(?: [a-z]+)?) (?:or|and) (?:(more|over|above|older|longer|later)|less|fewer|under|below|younger|shorter|earlier)\b/gi;

/** `2 hours 31 minutes 14 seconds` */
export const timeTaken = /\b(\d+) hours?,? (\d+) minutes?,? (?:and )?(\d+) seconds?\b/g;

/** Years of account, and forms of percentage points: `a quarter of a percentage point`, `50 basis points`. */
export const fiscalYear = /\b(?:FY ?|fiscal (?!year))(?=\d{4}\b)/gi;
export const partOfPoint = /\b(?:a )?(quarter|half)(?:[- ]of)?[- ](?:a[- ])?(?:percentage[- ])?points?\b/gi;
export const basisPoints = /\b(\d+)[- ]basis[- ]points?\b/gi;
export const percentagePoints = /(?<=\d)[- ]percentage[- ]points?\b/gi;

/** Articles, which stand between words without linking them. */
export const articles = /\b(?:the|an?) ?/g;

/** Words before a verb for what is done, and (`ahead`) for what is only planned, ordered or allowed. */
export const done =
  /(?<!\b(?:would|will|may|might|could|must|should|to) )\b(?:has|have|had|was|were)(?: been| now| already| also| both| \p{Ll}+ly)* $/iu;
export const ahead =
  /\b(?:shall|will|would|may|might|can|could|must|should|(?<!(?:decid|vot|mov|help|us|manag|start|continu)\p{Ll}{1,3} )to|that \p{L}+|(?:if|once|unless|until|provided)(?: that)?(?: \p{L}+)?)(?: not| also| then| be| have| \p{Ll}+ly)* $/iu;

/**
 * Words by which a paraphrase keeps an accusation, and (`accused`) words before a verb for what somebody is only
 * accused of.
 */
export const charges = /\b(?:charge[sd]?|den(?:y|ies|ied))\b/i;
export const accused =
  /\b(?:accus\p{Ll}+ (?:\S+ ){0,2}of|charged with|suspect\p{Ll}+ of|(?:alleged|said|believed) to have|alleg\p{Ll}+ that \p{L}+)(?: having| \p{Ll}+ly)* $/iu;

/** The period of an amount, after it: `$26 million a year`. */
export const rates =
  /\d[^,.;()]{0,14}(?<!once|twice|times) (?:(?:a|per|each|every) (hour|day|week|month|quarter|year)(?! (?:earlier|later|ago|before|after|from|on|old|and))\b|(hourly|daily|weekly|monthly|quarterly|yearly|annually)\b)/giu;

/** Irregular past forms of verbs for what is planned or ordered, each with the stem of its verb. */
export const irregular: ReadonlyMap<string, string> = new Map(
  wordList(
    'withdrew-withdraw withdrawn-withdraw sold-sell spent-spend built-build bought-buy brought-bring sent-send paid-pay began-begin begun-begin chose-choos chosen-choos held-hold',
  ).map((pair) => pair.split('-') as [string, string]),
);

const asRateOf = (period: string): RegExp =>
  new RegExp(String.raw`\b(?:a|an|per|each|every) (?:${period})|(?:${period})ly|\bannual|\bdaily`, 'i');

/** A rate of any period. */
export const anyRate = asRateOf('');

/** Periods of rates, as nouns and in rates: `per year`, `annual`. */
export const ratePeriods = ['hour', 'day|daily', 'week', 'month', 'quarter', 'year|annu'].map((period) => ({
  named: new RegExp(period, 'i'),
  asRate: asRateOf(period),
}));
