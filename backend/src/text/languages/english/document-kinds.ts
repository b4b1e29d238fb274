import { setOf } from '../patterns';

/** Kinds of documents, by which a page refers to itself. */
export const documentKinds = setOf(`
  advisory amendment announcement circular decision decree directive document guidance memorandum notice order ordinance proclamation
  regulation release report request resolution rule statement
`);

/** Kinds of documents that are acts, which a description may ask for whatever they are about: `executive orders`. */
export const kindsOfActs = setOf('circular decree directive memorandum order ordinance proclamation resolution');
