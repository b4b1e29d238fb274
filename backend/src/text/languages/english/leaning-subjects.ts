/** Words that show whether a reader knows the subject of a sentence without the rest of its page. */
import { setOf } from '../patterns';

/** Documents and what they set up, which are not names even when capitalised: `The Order directs`. */
export const things = setOf(`
  act action advisory agency agenda agreement amendment announcement board bill bureau circular commission committee council court
  deal decision decree department directive document draft executive final framework fund guidance initiative interim joint
  law measure memorandum mission notice office order package panel partnership plan policy presidential proclamation program
  programme project proposal proposed regulation release report request resolution roadmap rule settlement sheet fact statement
  strategy task force treaty
`);

/** Things that exist only once, or that everyone knows without an explanation. */
export const uniqueNouns = setOf(`
  army climate congress constitution country dollar earth economy euro government internet moon nation navy parliament planet
  police pope pound president presidency press public sea senate sky sun universe weather world
`);

/**
 * After a noun, these say which one is meant: `the duty on steel`, `the man who fled`, `the exemption provided under`.
 */
export const restrictingWords = setOf(`
  of on off for in into to from with without within inside outside beyond between among under over against about at by near behind along across after before pursuant
  that which who whose where when whether based called named known titled entitled established
`);

/** Verbs that do not report events by themselves. */
export const plainVerbs = setOf(`
  said says told tells asked asks warned warns hopes hoped intends expects expected wants seeks sought plans aims considers
  identifies contains includes covers obliges calls remains remained became becomes makes made gives gave takes took
`);

/** Before a noun that an earlier sentence names. */
export const pointingDeterminers = setOf('this these those such its their his her');

export const participleEnding = /(?:ed|en|ade|ought|ound|eld|ent)$/;

/** Endings of words that make a noun the only one of its kind: `the largest`. */
export const superlative = /(?:est|first|last|most|only)$/;

/** Before a subject that its page may have named. */
export const subjectArticle = /^(?:The|This|Both)$/;
