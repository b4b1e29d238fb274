/** Words by which a line reports that a document was published, and what is in it. */
import { anyPiece, oneOf } from '../../words/phrases';

/** Documents that are published for their content. Rules and orders have an effect by being issued. */
const paper = oneOf(String.raw`
  agenda assessment blueprint brochure charter communiqué declaration fact\ssheet guideline manifesto outlook paper
  plan report review roadmap statement strategy study survey vision
`);

const presents = oneOf(`
  introduces introduced issues issued issuing presents presented presenting publishes published publishing releases released
  releasing signs signed unveils unveiled unveiling
`);

const determiner = String.raw`(?:an?|the|its|their|his|her|two|three|several|[\p{L}-]+[’']s?)`;

/** `published its National Rail Strategy`, `released “A Roadmap”` */
export const presentation = new RegExp(
  String.raw`^(?<before>.*?)\b${presents} (?:“”|${determiner} (?:[\p{L}’'-]+ ){0,5}?${paper}s?\b(?! \p{Ll}+s\b))(?<rest>.*)$`,
  'iu',
);

/** Words that only say what a document replies to, or how good it is. */
const commends = oneOf(
  'celebrat commemorat demonstrat emphasi follow highlight mark reaffirm recogni reflect reiterat stress underlin underscor',
);

const prepositions = oneOf('according building concerning during including meeting morning evening regarding relating');

/** Audiences: `to parliament` is not an infinitive. */
const audience = oneOf(
  'congress delegates investors journalists lawmakers members ministers parliament reporters residents shareholders voters',
);

/** The content of a document: what it says, decides or asks for. */
export const contentOfDocument = anyPiece(
  String.raw`
    \b(?:that|which|who|whose|where|how|whether) (?!(?:\p{Ll}+ly )?${commends})
    \bto (?!(?:the|an?|its|their|this|these|${audience})\b)\p{Ll}
    \b(?!${commends}|${prepositions}\b)\p{Ll}{3,}ing [\p{L}\d]
    \b(?:for|against) (?!(?:the )?${oneOf('year quarter month week first second third coming next')}\b)\p{Ll}{3}
    \band (?:have |has |had )?(?:\p{Ll}+ed|said|says|will|set|began)\b
    \b(?:based|consisting) (?:on|of)\b
    \d|:
  `,
  'u',
);

/** A clause before the verb of a publication, which means that the line reports something else, too. */
export const furtherClause = /\b(?:that|which|who|after|because)\b/;
