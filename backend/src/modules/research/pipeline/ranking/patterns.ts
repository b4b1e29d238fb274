/** Phrases that mark what a sentence is. Each is one flat alternation, so that it is read in one pass. */

export const acts =
  /^(?:(?:In|With|By|Through|Under) this (?:[\w-]+ ){0,3}(?:document|notice|rule|order|proclamation|action|report|decision)\b|(?:This|The) (?:[\w-]+ ){0,2}(?:notice|rule|order|proclamation|memorandum|document|circular|directive|regulation|resolution) (?:hereby )?(?:amends|revises|implements|imposes|establishes|adopts|announces|adds|removes|repeals|revokes|rescinds|suspends|supersedes|terminates|modifies|extends|raises|lowers|reduces|bans|prohibits|requires|finalizes|proposes|sets|expands|authorizes|creates|directs|instructs|mandates|calls for|replaces|launches)\b)/i;

export const enactedFirstPerson =
  /\bI (?:hereby )?(?:impose|proclaim|declare|revoke|suspend|terminate)\b|\bI (?:determine|have determined) that (?:in these circumstances|certain|the|it is necessary and appropriate to (?:continue|modify|further))\b/;

export const reversal = /\bshall no longer\b|\bno longer be\b|\bterminat(?:e|es|ed)\b/i;

export const statesPolicy = /\bIt is the policy of\b/;

export const today =
  /\b(?:today|yesterday|tonight|last night|this (?:morning|afternoon|evening|week)|on (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b/i;

/** `Annex I` is nobody. */
export const firstPerson =
  /(?<!\b(?:Annex|Part|Title|Phase|Appendix|Schedule|Chapter|Artemis|War|Type|Class|Level|Article) )\bI\b|\b(?:me|my|we|us|our|ours|myself|ourselves|We|Our|My)\b/;

/** `Commission or we` stands in brackets, and is no speech. */
export const aside = /\([^()]*\)/g;

/** Takes up what the sentence before it said. */
export const leaning =
  /^(?:In|Under|Through|Among|For|By|At|With|From|On) (?:that|those|these|this (?:way|regard|context|sense))\b|^(?:In addition|In particular|In other words|In fact|In turn|As a result|As part of this|As such|For example|For instance|For this reason|At the same time|On the other hand|To (?:this|that) end|To accomplish this|Of course|Even so)\b/;

export const takesEffect =
  /\b(?:takes?|took|taking) effect\b|\b(?:shall|will) be (?:effective|subject)\b|\beffective date\b|\bshall (?:no longer )?apply\b|\bgoes into (?:effect|force)\b/i;

export const recital =
  /\b(?:By the authority vested|hereby ordered|hereby proclaim|WHEREAS|IN WITNESS WHEREOF|having considered|pursuant to (?:Executive Order|Proclamation|section \d)|found that|I determined|I declared|I found|as amended \(|I have received|I received|I (?:imposed|modified|paused|ordered|signed|issued|suspended|set forth|established|directed|revoked)|in that order|after considering|advisors have|in my judgment|to the extent)\b|^(?:In|On|Pursuant to|Building on|Under|Consistent with) (?:\w+ \d{1,2}, \d{4}, )?(?:Executive Order|Proclamation|Presidential Memorandum|section|Section) ?\d*/i;

/** Says of an earlier act what it did: a recital of another document's news. */
export const citation =
  /\b(?:Executive Order|Proclamation) \d+ (?:also |further )?(?:directed|authorized|ordered|established|required|instructed|imposed|modified|declared)\b|\b(?:issued|signed) (?:Executive Order|Proclamation) \d+\b/;

export const background =
  /^(?:In|Since|During|For|Over|Throughout|After|Before|When|As|While|Under (?:his|my|President)) (?:(?:early|late|mid|the|his|my|their|first|previous|past|last|many|over|more than|nearly|decades|centuries|years|spring|summer|fall|autumn|winter|response|recent|(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December)\b)/;

/** Looks back, wherever in the sentence it says so. */
export const lookingBack =
  /\b(?:years|decades|centuries|century|decade) ago\b|\bhas long (?:been|had|recognized)\b|\bfor (?:many|too many|decades|centuries|generations)\b|\bon this day\b/i;

export const thanks =
  /\b(?:thank(?:s|ed)? (?:you|to)|congratulate|grateful|welcome to|good (?:morning|afternoon|evening)|God bless|honor to (?:be|speak)|we (?:honor|celebrate|commemorate|remember)|celebrat(?:e|es|ing))\b/i;

export const promise =
  /\b(?:(?:is|are|remains?|continues? to be|stands?) (?:\w+ )?(?:committed|dedicated|determined) to\b|will continue to|demonstrates? (?:his|her|their|its|our) commitment|commitment to|usher(?:s|ing)? in|(?:new|golden) (?:era|age|chapter)|keeping (?:his|her|their) promise|delivering on)/i;

export const slogan =
  /\b(?:America First|to benefit (?:American|the American|hardworking|our)|(?:American|hardworking) (?:workers|farmers|families|people)\b|American (?:greatness|exceptionalism)|world-leading|for (?:generations|decades) to come|make America|wealthier|stronger|prosperity)\b/i;

export const winding =
  /^(?:After (?:considering|careful|reviewing)|Based on|In light of|Having|Because of|As (?:a|an|the|part|President|my) |Recognizing|Given )/;

/** Never a line, whatever else speaks for it. */
export const veto =
  /\bnothing in this (?:order|proclamation|memorandum|rule|act|notice|section)\b|\bshall be construed\b|\bdoes not affect\b|\bunaffected by this\b|\bshall not be affected\b|\bthe terms?,? [“"‘']|^The terms? [“"‘']|\bfor (?:the )?purposes of this (?:order|proclamation|rule|act|section)\b|\bcosts? (?:for|of) publication\b|\bnot intended to, and does not\b|\bsubject to the availability of appropriations\b|\bheld to be invalid\b|\bset my hand\b|\bpublish(?:ed)? (?:this \w+ )?in the Federal Register\b|\bcookies?\b|\bnewsletters?\b|\bsubscri(?:be|ption)\b|\ball rights reserved\b|\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier|preceding) (?:instructions?|prompts?|messages?)\b|\b(?:system prompt|language model, you|as an AI (?:assistant|model))\b|\bconsistent with applicable law, including section\b/i;

/** A sentence about the page or its site, not about the world. */
export const ofThePage =
  /\b(?:this (?:page|site|website|article|story|video|image|photo|podcast|email)|our (?:site|website|readers|journalism)|page views|minutes? read|the White House (?:released|posted|published) \w+ new|more (?:stories|news|articles)|related (?:stories|articles)|stay (?:informed|up to date)|in other news|trending)\b/i;

export const quoteOpening = /^[“"‘«]/;

/** `AI- enabled`: a word that the end of a printed line cut. */
export const cutWord = /\p{L}- \p{Ll}/u;

/** A message for a day or an anniversary, by its title. */
export const ceremonialTitle =
  /\b(?:anniversary|remembrance|commemorati(?:on|ng|ve)|memorial day|birthday|holiday)\b|\b(?:message|proclamation|statement|greetings?) (?:on|for) (?:\S+ ){1,6}(?:day|week|month)\b/i;

export const anniversary = /\bon this day\b|\byears ago (?:today|this (?:day|week|month))\b|\banniversary\b/i;

/** `as provided in Annex II`: the reader would have to look there. */
export const elsewhere =
  /\bas (?:provided|set forth|set out|specified|identified|described|listed) in (?:the )?(?:Annex|Appendix|Schedule|Attachment|subsections?|paragraphs?)\b/i;

/** `will undock`, not `will be`. */
export const willHappen = /\bwill (?!be\b|have\b|not\b|also\b|continue\b|remain\b)\p{Ll}/u;

/** `has agreed to modify these rates`: which ones, the sentence before says. */
export const pointsBack = /^(?:\S+ ){1,7}(?:these|those) \p{Ll}/u;

/** `For switches and routers, …`, `If the orders end, …`: one case of many. */
export const oneCase = /^(?:For (?!the (?:first|second|third)|more|years|decades)|If |Where |Should |Unless )/;
