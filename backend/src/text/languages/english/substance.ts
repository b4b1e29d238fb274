/** Words of lines that can be understood but leave out the substance. */
import { anyOf, anyPiece, oneOf } from '../../words/phrases';

const agreeing = oneOf(`
  announces? announced announcing concludes? concluded concluding reaches reached reaching reaffirms? reaffirmed reaffirming
  signs? signed signing welcomes? welcomed welcoming
`);
const pact = oneOf(String.raw`
  accord agreement alliance compact deal framework memorandum\sof\sunderstanding pact partnership understanding
`);

/** `announced agreement on a framework`, `reached a new fisheries deal` */
export const agreement = new RegExp(
  String.raw`\b${agreeing} (?:an? |the |their )?(?:[\p{L}’'-]+ ){0,5}?${pact}\b(?<rest>.*)$`,
  'iu',
);

/** Praise or description of an agreement in place of its terms. */
export const significance = new RegExp(
  String.raw`,? (?:which|that) (?:will )?${oneOf(`
    builds? deepens? lays? marks? opens? paves? reflects? represents? signals? strengthens? underlines? underscores? ushers?
  `)}\b.*$`,
  'u',
);

/** `to coordinate with agencies`, `to support closer cooperation` */
export const workingTogether = anyPiece(
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

/** An aim of cooperation. */
export const outcome = /\bto (?!(?:the|an?|its|their)\b)\p{Ll}|\d/u;

/** `establishes a coordinated national effort to support the industry`: nothing tangible. */
export const effort = new RegExp(
  String.raw`\b${oneOf('adopts? adopted begins? began creates? created delivers? delivered establishes established launches launched makes? made proposes? proposed proposing represents? represented sets?\\sup starts? started')} (?:(?:an?|the) )?(?:[\p{L}-]+ ){0,4}${oneOf(
    'approach commitment drive effort foundation guardrails push priority safeguards vision',
  )} (?:to|for|of|that)\b`,
  'u',
);

/** `by taking appropriate action consistent with the purpose of this order` */
export const asAppropriate = anyOf(
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
/**
 * The stated purpose of a measure, as opposed to what it does: `to protect growers`, `protecting growers`, but not `to
 * ban nets`.
 */
export const purpose = new RegExp(
  String.raw`^ (?:to ${purposes}e?|${purposes}ing|about|concerning|on|regarding)\b`,
  'u',
);

const judged = oneOf(`
  burdensome costly damaging dangerous destructive disastrous failed harmful onerous outdated radical reckless unfair unnecessary wasteful
`);
/** `eliminating harmful policies`: things that are judged rather than named. */
export const judgedThing = new RegExp(
  String.raw`^ \p{Ll}+ing (?:\p{Ll}+ )?${judged} (?:[\p{L}’'-]+ ){0,4}?${oneOf(
    'barriers bureaucracy burdens laws mandates measures obstacles policies practices programs programmes regulations restrictions rules',
  )}\b`,
  'u',
);

/** `a bold initiative that aims to accelerate breakthroughs` at the end of a sentence. */
export const statedAim =
  /\b(?:approach|drive|effort|initiative|mission|program|programme|push|strategy|vision) (?:that |which )?(?:aims|seeks|is designed|is intended|designed|intended) to\b[^,;]*\.$/u;

/** Phrases saying that people met or were polite to each other. */
export const courtesy = anyOf(
  `
    spoke (?:by \\p{Ll}+ |via \\p{Ll}+ )?${oneOf('with to')}
    ${oneOf('applauded commended congratulated greeted honored honoured hailed met praised saluted thanked visited welcomed')}
    paid tribute to
  `,
  'u',
);
/** Words before a courtesy that show that a line also reports something else. */
export const reportsBefore = /\b(?:that|after|who|which)\b/;

const place = String.raw`(?:[Ss]ub)?(?:[Hh]eading|[Dd]ivision|[Pp]aragraph|[Ss]ection|[Nn]ote|[Ii]tem|[Cc]lause)s? (?:\d[\d.]*|\([a-z\d]+\))(?:\([a-z\d]+\))*`;
/** A sentence about places in a text: `Heading 9903.01.63 and subdivision (v)(xiv)(10) shall …`. */
export const ofPlaces = new RegExp(
  String.raw`^(?:The )?${place}(?:,? (?:and|or) ${place}|, ${place})*(?: of (?![^,;]*\b(?:Act|Code|Constitution|Law|Order|Proclamation|Regulation|Treaty)\b)[^,;]{1,120}?)? (?:is|are|shall|will|has|have)\b`,
  'u',
);
