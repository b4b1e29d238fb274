import { setOf } from '../patterns';

/** Verbs for making something public. `Board Publishes Report` does not say what is in the report. */
export const presentingVerbs = setOf(`
  announces announced issues issued introduces introduced launches launched proposes proposed publishes published releases
  released reveals revealed signs signed unveils unveiled updates updated
`);

/** Further nouns for things with contents, besides those for documents. */
export const vessels = setOf(`
  actions agenda bill bills budget details directives documents findings guidelines laws measures memoranda orders package
  plans policies proclamations proposal proposals recommendations reports results roadmap rules statements steps strategy
  treaty
`);

export const functionWord = /^(?:a|an|the|of|in|on|for|at|by|from|to|with|about|and|or|as|no|its|his|her|their)$/;

/** Words that do not say what a document is about. */
export const ordinaryWords = setOf(`
  annual comprehensive final first interim latest major monthly national new newest official preliminary proposed quarterly revised second
  updated weekly
`);

/** Title words for the kind of page rather than its subject. */
export const pageKinds =
  setOf(`fact sheet notice request public comments comment remarks statement message presidential president executive order proclamation
  memorandum rule draft final guidance availability update new certain actions action today section information about further
  implementing modifying ensuring imposing strengthening launching promoting enabling`);

/** Before a title: how the page is published. */
export const publishingKind =
  /^(?:fact sheets?|press releases?|news releases?|media advisory|icymi|readout|statement|notice|update[ds]?|breaking|live|exclusive|opinion|analysis|video|watch|photos?|correction|america 250|what they are saying)\s?[:|–—-] ?/i;

/** An office and its holder before a verb. */
export const office = String.raw`^(?:the )?(?:vice )?(?:president|prime minister|secretary|governor|chancellor)(?: (?:\p{Lu}\p{Ll}+|\p{Lu}\.))`;

/**
 * Words for how a page is published rather than for what it says. Labels that weigh what follows, such as 'Opinion',
 * stay.
 */
export const packagingWords =
  setOf(`fact sheet sheets factsheet press news media release releases advisory alert briefing bulletin notice statement
  statements announcement newsroom readout icymi breaking exclusive live update updates updated watch listen video videos
  photo photos gallery image images audio podcast infographic blog reminder developing`);

/** Words that occur in such labels but are not labels themselves. */
export const fillingWords = setOf('a an the of in for just joint official public day week latest post');

/** A document and the words before its title: `the Order on a`, `the order “`. */
export const CALLED_BY_TITLE =
  /(?<!\p{L})[Tt]he (?<kind>\p{L}+)(?: on| called| titled| entitled|,)?(?: an?| the)? ?[“"]?(?<=[ “"])(?=\p{L})/gu;

/** Whether a text refers to a document by its kind alone: `the Order`, `this Order`. */
export const saysTheDocument = (kind: string, text: string): boolean =>
  new RegExp(String.raw`\b(?:the|this) ${kind}\b`, 'i').test(text);
