/**
 * Numbers of WordNet's files of things that can be pictured: animals, artefacts, bodies, food, events, groups, places, objects, people,
 * phenomena, plants, money, substances, and what stands above all of these.
 */
export const PICTURED: ReadonlySet<string> = new Set('03 05 06 08 11 13 14 15 17 18 19 20 21 27'.split(' '));
