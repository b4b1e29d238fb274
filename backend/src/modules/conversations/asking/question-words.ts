import type { EntryKind } from '#events/conversations/diary-entry';
import { SYMPTOMS_EN, SYMPTOMS_ES } from '../proposing/words';
import { foldedQuestion } from './folded-question';
import type { Asks, Bound } from './question';

export const SYMPTOM = new RegExp(`(?<!\\p{L})(?:${SYMPTOMS_EN}|${SYMPTOMS_ES})(?!\\p{L})`, 'u');

/** Words for each kind of entry, longest first. */
export const KINDS: readonly (readonly [EntryKind, RegExp])[] = [
  [
    'stool',
    /(?<!\p{L})(?:bowel movements?|bms?|motions?|stools?|poops?|poos?|pooped|pooed|pooping|number twos?|go|went|gone|going|been|(?:toilet|loo|bathroom) (?:trips|visits)|(?:trips|visits)(?= to the (?:toilet|bathroom|loo))|(?:moved?|opened|open|emptied|empty) my bowels|used?(?= the (?:toilet|bathroom|loo))|auf (?:dem (?:klo|wc)|der toilette|die toilette)|auf(?:s| das)? (?:klo|wc)|stuhlg[aä]nge?n?|stuhl|bristol[ -]typ|deposici[oó]n|deposiciones|evacuaciones|heces|fui al baño|he ido al baño|fui|he ido)(?: to the (?:toilet|bathroom|loo)| al baño)?(?!\p{L})/u,
  ],
  [
    'pain',
    /(?<!\p{L})(?:pains?|aches?|hurts?|hurting|dolor(?:es)?|me dolió|me dolían?|duele|schmerz(?:en)?)(?!\p{L})/u,
  ],
  [
    'sleep',
    /(?<!\p{L})(?:sleep|slept|sleeping|nights?|sueño|dormí|dormido|dormir|noches?|geschlafen|schlaf)(?!\p{L})/u,
  ],
  ['mood', /(?<!\p{L})(?:moods?|(?:estado de )?ánimo|humor|stimmung(?:en)?|laune)(?!\p{L})/u],
  [
    'meal',
    /(?<!\p{L})(?:meals?|foods?|eat|ate|eaten|eating|comidas?|comí|comido|cené|desayuné|almorcé|gegessen|mahlzeit(?:en)?)(?!\p{L})/u,
  ],
  ['drink', /(?<!\p{L})(?:drinks?|drank|drunk|drinking|bebidas?|bebí|bebido|getrunken|getränken?)(?!\p{L})/u],
  [
    'medication',
    /(?<!\p{L})(?:medications?|medicines?|meds?|drugs?|medicamentos?|medicinas?|medikament(?:en?)?|arznei(?:en|mittel)?)(?!\p{L})/u,
  ],
  ['symptom', /(?<!\p{L})(?:symptoms?|síntomas?|symptomen?|beschwerden)(?!\p{L})/u],
  // Not the verb: `when did I first note nausea`.
  ['note', /(?<!\p{L})(?<!\bi (?:first |last |ever |also )?)(?:notes?|notas?|notiz(?:en)?)(?!\p{L})/u],
];

/** Whether a text has a word for a kind of entry. */
export const namesKind = (kind: EntryKind, text: string): boolean =>
  KINDS.some(([known, pattern]) => known === kind && pattern.test(foldedQuestion(text)));

/** Questions about how something was, answered by whatever the diary tells of it. */
export const HOW =
  /how(?: (?:well|bad(?:ly)?|good|strong))?(?= (?:did|was|were|is|are|has|have)(?!\p{L}))|how(?= (?!many|much|often|long)\p{L}+ (?:was|were|am|have) i(?!\p{L}))|cómo|qué tal|wie(?: (?:stark|schlimm|gut))?(?= (?:war|waren|ist|sind|habe? ich|hab ich) )/u;

export const ASKS: readonly (readonly [Asks, RegExp])[] = [
  ['worst day', /(?:which|what|cuál) (?:was|is|fue) (?:my |the |el |mi )?(?:worst|peor) (?:day|día)(?: for| de)?/u],
  [
    'worst day',
    /(?:which|what|qué|an welchem) (?:day|día|tag)(?=.*\b(?:most|más|meisten)\b)|^(?:the |my )?most(?=.* in (?:one|a|any) day)/u,
  ],
  ['last', /how many days ago(?=.*\blast\b)/u],
  ['how many days', /(?:on |en )?(?:how many|cuántos) (?:days|días)|an wie vielen tagen/u],
  ['which days', /(?:on |en )?(?:which|what|qué) (?:days?|días?)(?= )|an welche[nm] tag(?:en)?/u],
  [
    'average',
    /(?:what (?:is|was) |cuál (?:es|fue) )?(?:my |the |mi |el |la )?(?:on average|averages?|mean|media|promedio|im durchschnitt)/u,
  ],
  [
    'last',
    /when (?:was|did|have|had)(?=.*\b(?:last|latest)\b)|(?:how long ago|how long (?:is it|has it been) since)|cuándo (?:fue )?(?=.*\p{Zs}últim[oa])|wann (?=.*\b(?:zuletzt|letzte[nrs]?)\b)/u,
  ],
  ['what', /cuánto(?= me (?:dol|duel))/u],
  // For what is measured, the question is how much.
  [
    'how much',
    /how many hours|cuántas horas|wie viele stunden|how many (?:cups|mugs|glasses|bottles|cans|pints|litres|liters|ml|mg|g|slices|bowls|tablets|pills|capsules) of|cuánt[oa]s (?:tazas|vasos|botellas|latas|litros|pastillas|comprimidos) de|wie viele (?:tassen|becher|gläser|flaschen|dosen|liter|ml|mg|scheiben|stück|tabletten|kapseln)(?= (?!hab|hatte|war))/u,
  ],
  [
    'how many',
    /how many times|how often|how frequently|how many|number of|cuántas veces|cuánt[oa]s|wie oft|wie viele/u,
  ],
  ['how much', /how much|how long|cuánt[oa]|wie lange?|wie viel/u],
  [
    'highest',
    /^(?:the |my )?(?=(?:worst|highest|strongest|longest)\b)|(?:what|which|when|where|how|cuál|cuándo|dónde)(?=.*\b(?:worst|highest|strongest|longest|most|peor|más (?:alto|fuerte|larga))\b)|(?:was|wann|wie|welche[rs]?)(?=.*\b(?:stärkste[nrs]?|schlimmste[nrs]?|höchste[nrs]?|längste[nrs]?)\b)/u,
  ],
  [
    'lowest',
    /^(?:the |my )?(?=(?:lowest|mildest|weakest|shortest)\b)|(?:what|which|when|cuál|cuándo)(?=.*\b(?:lowest|mildest|weakest|shortest|least|más (?:bajo|leve|corta))\b)|(?:was|wann|wie|welche[rs]?)(?=.*\b(?:schwächste[nrs]?|niedrigste[nrs]?|kürzeste[nrs]?)\b)/u,
  ],
  ['first', /when(?=.*\bfirst\b)|cuándo(?=.*\bprimer)|wann(?=.*\b(?:erste[nrs]?|zuerst|erstmals)\b)/u],
  [
    'whether',
    /^(?:did|have|has|had|was|were) (?=(?:i|my|there)\b)|^(?:was there |were there )?any(?: of)?(?= )|^(?:hatte ich|war ich|tuve algún|algún) |^habe? ich(?=.* (?:genommen|eingenommen|gegessen|getrunken|geschlafen|gehabt|notiert)$)|^gab es |^(?:tomé|comí|bebí|fui|dormí)(?= )/u,
  ],
  ['last', /what (?:was|is) (?:my |the )?(?:last|latest)|(?:what|which) did i (?=.*\blast$)/u],
  ['what', /(?:what|which) (?:bristol )?(?:types?|kinds?|sorts?)(?: of)?(?= [^\d\s])/u],
  [
    'what',
    /(?:what|which|list|show me|show|tell me|qué(?! tal)|cuáles|muéstrame|zeige? mir|was(?= (?:habe?|hatte) ich )|welche[nrs]?)/u,
  ],
  ['what', /when|cuándo|wann/u],
  ['what', HOW],
];

/** Words that a question is understood without. */
export const FILLERS = new Set(
  'i me my the a an did do does have had has was were is are am been be being in on of at for to get got there any it that all so far total altogether ever and then please times time how much what kept logged note noted record recorded written entries entry diary need needed take took taken use used using feel felt feeling my you tell show list about with its when where was h hours hour long many often which el la los las un una de en mi mis me yo he ha que qué cuál es fue tomé tomado tomo llevo hay vez veces y con tuve tenido por apunté anoté registré including number ago down write wrote log enter put one out ten see saw seen notice noticed vi visto ich mein meine meinen der die das den war waren habe hatte gehabt genommen eingenommen mal im es da gab zum zur bei ein eine einen einem meinem meiner musste gegangen gewesen schon bisher insgesamt notiert eingetragen'.split(
    ' ',
  ),
);

/** Words allowed only where the question asks for an extreme. */
export const EXTREMES = new Set(
  'last latest first worst highest strongest longest most lowest mildest weakest shortest least day thing última último primera primer peor zuletzt letzte letzten letzter letztes am erste ersten erster erstes zuerst erstmals stärkste stärksten stärkster stärkstes schlimmste schlimmsten schlimmster höchste höchsten höchster längste längsten längster schwächste schwächsten niedrigste niedrigsten kürzeste kürzesten meisten'.split(
    ' ',
  ),
);
export const EXTREME: readonly Asks[] = ['last', 'first', 'highest', 'lowest', 'worst day'];

export const BY: readonly (readonly ['day' | 'week', RegExp])[] = [
  [
    'day',
    /(?<!\p{L})(?:per day|a day|each day|every day|by day|daily|pro tag|täglich|jeden tag|por día|al día|cada día)(?!\p{L})/u,
  ],
  [
    'week',
    /(?<!\p{L})(?:per week|a week|each week|every week|by week|weekly|pro woche|wöchentlich|jede woche|por semana|a la semana)(?!\p{L})/u,
  ],
];

export const BOUNDS: readonly (readonly [Bound['is'], RegExp])[] = [
  [
    'from',
    /(?:of )?(?:at least|from|a partir de|al menos|mindestens|ab) (\d{1,2})|(\d{1,2}) or (?:more|higher|above|over|worse)/u,
  ],
  ['up to', /(?:at most|up to|höchstens|bis zu) (\d{1,2})|(\d{1,2}) or (?:less|lower|below|under)/u],
  [
    'above',
    /(?:above|over|more than|higher than|greater than|worse than|por encima de|(?:más|mayor) (?:de|que)|über|(?:mehr|stärker|höher) als) (\d{1,2})/u,
  ],
  [
    'below',
    /(?:below|under|less than|lower than|por debajo de|(?:menos|menor) (?:de|que)|unter|(?:weniger|schwächer) als) (\d{1,2})/u,
  ],
];

export const SURFACE =
  /(?<!\p{L})(?:with (?:some |any )?blood|blood(?:y)?|con sangre|sangre|(?:mit (?:etwas )?)?blut)(?!\p{L})/u;
export const TYPE = /(?<!\p{L})(?:bristol[ -])?(?:type|tipo|(?:vom )?typ) ([1-7])(?!\d)/u;

/** Words for last night: sleep is dated to the day after. */
export const LAST_NIGHT = /(?<!\p{L})(?:last night|anoche|letzte nacht|heute nacht)(?!\p{L})/u;
export const SLEPT = /(?<!\p{L})(?:sleep|slept|dormí|dormido|geschlafen)(?!\p{L})/u;
