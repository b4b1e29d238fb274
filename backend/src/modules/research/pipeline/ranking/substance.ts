import { figuresIn } from '../words/figures';
import { anyOf, anyPiece, oneOf } from '../words/phrases';
import { wordCount } from '../words/stems';
import { eventVerbs, imperatives } from './event-words';
import { signsMeasure } from './patterns/news';
import { hasContent } from './says-little';

const quotation = /“[^”]*”|"[^"]*"/g;
const bracketed = / \([^()]*\)/g;

const agreeing = oneOf(`
  announces? announced announcing concludes? concluded concluding reaches reached reaching reaffirms? reaffirmed reaffirming
  signs? signed signing welcomes? welcomed welcoming
`);
const pact = oneOf(String.raw`
  accord agreement alliance compact deal framework memorandum\sof\sunderstanding pact partnership understanding
`);

/** `announced agreement on a framework`, `reached a new fisheries deal` */
const agreement = new RegExp(
  String.raw`\b${agreeing} (?:an? |the |their )?(?:[\p{L}’'-]+ ){0,5}?${pact}\b(?<rest>.*)$`,
  'iu',
);

/** What is said of an agreement instead of its terms. */
const significance = new RegExp(
  String.raw`,? (?:which|that) (?:will )?${oneOf(`
    builds? deepens? lays? marks? opens? paves? reflects? represents? signals? strengthens? underlines? underscores? ushers?
  `)}\b.*$`,
  'u',
);

/** `for trade`, unlike `for the sale of ferries` */
const WHAT_FOR = / for(?! (?:the|an?)\b)/g;

/** `announced agreement on a framework for trade`: that parties agree, but none of the terms. */
const onlyAgrees = (text: string): boolean => {
  const { rest } = agreement.exec(text.replace(quotation, '“”').replace(bracketed, ''))?.groups ?? {};
  return rest !== undefined && !hasContent(rest.replace(significance, '').replace(WHAT_FOR, ' on'));
};

const workingTogether = anyPiece(
  String.raw`
    \b(?:to|shall|must|will) (?:\p{Ll}+ly )?${oneOf(
      'co-?ordinate consult co-?operate collaborate liaise work\\stogether work\\sclosely',
    )} with\b
    \b(?:to|shall|must|will) (?:\p{Ll}+ly )?${oneOf(
      'deepen enhance ensure facilitate foster guide improve increase lead oversee promote spearhead strengthen support',
    )} (?:[\p{Ll}-]+ ){0,3}${oneOf('co-?ordination co-?operation collaboration consultation dialogue engagement')}\b
  `,
  'u',
);

/** What working together is to bring about. */
const outcome = /\bto (?!(?:the|an?|its|their)\b)\p{Ll}|\d/u;

/** `directs the minister to spearhead coordination with agencies` */
const onlyCoordinates = (text: string): boolean => {
  const match = workingTogether.exec(text);
  return match !== null && !outcome.test(text.slice(match.index + match[0].length));
};

/** `establishes a coordinated national effort to support the industry`: nothing that can be seen to exist. */
const effort = new RegExp(
  String.raw`\b${oneOf('adopts? adopted begins? began creates? created delivers? delivered establishes established launches launched makes? made proposes? proposed proposing represents? represented sets?\\sup starts? started')} (?:(?:an?|the) )?(?:[\p{L}-]+ ){0,4}${oneOf(
    'approach commitment drive effort foundation guardrails push priority safeguards vision',
  )} (?:to|for|of|that)\b`,
  'u',
);

/** `by taking appropriate action consistent with the purpose of this order` */
const asAppropriate = anyOf(
  `
    ${oneOf('appropriate necessary expeditious suitable')} (?:and \\p{Ll}+ )?${oneOf('action actions measures steps')}
    consistent with the ${oneOf('purpose purposes policy policies objectives')} of this
  `,
  'u',
);

const purposes = oneOf(`
  address advanc bolster boost build combat confront defend encourag enhanc ensur foster further help improv increas
  keep maintain mak modernis moderniz overhaul preserv promot protect reform reinvigorat renew safeguard secur spur
  streamlin strengthen support tackl updat
`);
/** What a measure is said to be for, unlike what it does: `to protect growers`, `protecting growers`, but not `to ban nets`. */
const purpose = new RegExp(String.raw`^ (?:to ${purposes}e?|${purposes}ing|about|concerning|on|regarding)\b`, 'u');

/** `signed an order to protect growers`, without a figure: what it is for, not what it does. */
const onlyPurpose = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  return match !== null && purpose.test(text.slice(match.index + match[0].length)) && figuresIn(text, 0).length === 0;
};

const judged = oneOf(`
  burdensome costly damaging dangerous destructive disastrous failed harmful onerous outdated radical reckless unfair unnecessary wasteful
`);
/** `eliminating harmful policies`: called bad, not by name. */
const judgedThing = new RegExp(
  String.raw`^ \p{Ll}+ing (?:\p{Ll}+ )?${judged} (?:[\p{L}’'-]+ ){0,4}?${oneOf(
    'barriers bureaucracy burdens laws mandates measures obstacles policies practices programs programmes regulations restrictions rules',
  )}\b`,
  'u',
);

const stepsAgainst = new RegExp(String.raw`\btak(?:es?|en|ing) (?:steps|measures|action) to \p{Ll}+ ${judged}\b`, 'u');

/** `signed an order eliminating harmful policies`, `takes steps to remove outdated barriers`, without a figure: which, it does not say. */
const onlyJudged = (text: string): boolean => {
  const match = signsMeasure.exec(text);
  const isOfThing = match !== null && judgedThing.test(text.slice(match.index + match[0].length));
  return (isOfThing || stepsAgainst.test(text)) && figuresIn(text, 0).length === 0;
};

/** `launching a bold initiative that aims to accelerate breakthroughs`, without a figure or a day. */
const onlyAims = (text: string): boolean =>
  /\b(?:approach|drive|effort|initiative|mission|program|programme|push|strategy|vision) (?:that |which )?(?:aims|seeks|is designed|is intended|designed|intended) to\b[^,;]*\.$/u.test(
    text,
  ) && figuresIn(text, 0).length === 0;

const courtesy = anyOf(
  `
    spoke (?:by \\p{Ll}+ |via \\p{Ll}+ )?${oneOf('with to')}
    ${oneOf('applauded commended congratulated greeted honored honoured hailed met praised saluted thanked visited welcomed')}
    paid tribute to
  `,
  'u',
);
const REPORTS = /\b(?:that|after|who|which)\b/;

/** `The minister congratulated the crew.` */
const onlyCourteous = (text: string): boolean => {
  const at = text.search(courtesy);
  return at >= 0 && !REPORTS.test(text.slice(0, at));
};

/** `direct loans (12 U.S.C. 635)`: powers with where each is granted. */
const GRANTED = /\(\d+ (?:U\.S\.C\.|C\.F\.R\.|CFR|USC) ?\d/g;
const MANY_GRANTED = 2;

const LONG = 36;
/** `, expedite permitting and reviews`: one of several things that somebody is to do. */
const FURTHER_AIM = /, (?:and )?(\p{Ll}+) /gu;
const MANY_AIMS = 3;

const isBareVerb = (word: string): boolean =>
  imperatives.has(word) || ['s', 'es', 'd', 'ed'].some((ending) => eventVerbs.has(word + ending));

/** A long list of what somebody is to do, without a figure. */
const listsAims = (text: string): boolean =>
  wordCount(text) > LONG &&
  figuresIn(text, 0).length === 0 &&
  [...text.matchAll(FURTHER_AIM)].filter(([, word = '']) => isBareVerb(word)).length >= MANY_AIMS;

/**
 * Whether a line can be understood and still leaves out what matters: the terms of what is agreed, what comes of working together
 * or of an effort, what is done in detail.
 */
export const lacksSubstance = (text: string): boolean =>
  onlyAgrees(text) ||
  onlyCoordinates(text) ||
  onlyPurpose(text) ||
  onlyJudged(text) ||
  onlyCourteous(text) ||
  onlyAims(text) ||
  effort.test(text) ||
  asAppropriate.test(text) ||
  [...text.matchAll(GRANTED)].length >= MANY_GRANTED ||
  listsAims(text);
