import { setOf } from '../patterns';

/** Words that instruct a tracker, as opposed to its topic. */
export const instructionWords = setOf(`
  track tracks tracking tracker follow follows following monitor monitors monitoring watch report reports reporting find
  show tell inform notify alert alerts keep learn give list summarize summarise summary research news newest latest new
  recent recently update updates updated upcoming change changes changed changing development developments happening
  announcement announcements information info coverage story stories article articles trend trends important major key
  topic topics subject everything anything related relating regarding concerning daily weekly monthly current please want
  like need interested know whenever
`);

/** Words in the names of unions and states. */
const polities = `
  united states us usa u.s america european union eu europe uk britain kingdom
`;

/**
 * They narrow a subject, as in `rules in the European Union`, unless they continue a list of names: `Japan and the
 * European Union`.
 */
export const polityWords = setOf(polities);

/**
 * Words that narrow a subject without naming one. They weigh a quarter, so that they never make a document relevant on
 * their own.
 */
export const scopeWords = setOf(`
  ${polities}
  federal national state local international global world worldwide domestic foreign public private government
  administration official officials congress agency agencies department
  policy policies rule rules regulation regulations regulatory law laws legislation legislative bill bills order orders
  executive action actions act measure measures decision decisions program programs initiative initiatives guidance
  standard standards framework
  american americans
  industry industries industrial sector sectors market markets business businesses company companies product products
  service services country countries region regions area areas city cities town towns issue issues matter matters use uses
  launched effect effects impact impacts case cases activity activities
`);

/**
 * Activities that occur in any field: rockets and campaigns are both launched. In a description that also names a
 * subject (`launches, missions and space policy`) they count only for documents that mention the subject too.
 */
export const vagueWords = setOf(`
  launch launches launching mission missions project projects release releases deal deals agreement agreements talks
  negotiations plan plans strategy strategies campaign campaigns trial trials test tests race summit summits meeting
  meetings event events partnership partnerships investment investments funding research result results
`);

/** `the spill, its cleanup and other damage`: before aspects of the subject, which are not subjects. */
export const aspect = /(?:,|\s(?:and|or))+\s+(?=(?:its|their|his|her|other)\s)/gi;

/** Nouns for structures and vehicles: all news of a thing so named is about the thing itself. */
export const builtThings = setOf(`
  telescope observatory bridge tunnel dam barrage canal viaduct airport railway motorway highway pipeline reactor refinery
  mine stadium arena tower reservoir satellite spacecraft lander rover rocket ship ferry tram line interconnector
`);
