/**
 * Words on which the sense of a sentence turns: it must not lose one that its evidence has, nor gain one that its evidence
 * lacks.
 */
export type Cue =
  | 'negation'
  | 'possibility'
  | 'intention'
  | 'future'
  | 'condition'
  | 'allegation'
  | 'exception'
  | 'part'
  | 'at most'
  | 'at least'
  | 'about'
  | 'cause';

/** `over 40 houses`, `below the limit`, but not `over pay` and `below the surface` */
const MEASURED = String.raw`(?=_(?:[$€£]?\d|an?_|half|one|two|three|four|five|six|seven|eight|nine|ten|(?:(?:the|its|their)_)?(?:limit|threshold|average|target|level|cap|norm|zero|freezing|sea|normal|expect)))`;

const cues: Readonly<Record<Cue, string>> = {
  negation: `not no never neither nor none nobody nothing without cannot can[’']t won[’']t \\w+n[’']t (?:fail|declin|refus)(?:e?s|e?d|ing)?_to reject(?:s|ed|ing)? den(?:y|ies|ied|ying) oppos(?:e|es|ed|ing) against avoid(?:s|ed|ing)? unchanged unable (?:vot|turn)ed_down struck_down thrown_out`,
  possibility: `may might could can possible possibly potential potentially likely perhaps probably`,
  intention: `plan(?:s|ned|ning)?_to plan(?:s|ned)?_for propos(?:e|es|ed|ing|al) consider(?:s|ed|ing)? inten(?:d(?:s|ed|ing)?|tions?) seek(?:s|ing)? sought
    aim(?:s|ed|ing)? expect(?:s|ed|ing|ations?)? explor(?:e|es|ed|ing) opportunit(?:y|ies)_to forecast(?:s|ed)?_(?:that|to) urg(?:e|es|ed|ing) ask(?:s|ed|ing)?_for call(?:s|ed|ing)?_(?:for|on) recommend(?:s|ed|ing)? hop(?:e|es|ed|ing)
    want(?:s|ed)? should would if_approved weigh(?:s|ed|ing)? discuss(?:es|ed|ing)? demanded demanding tr(?:y|ies|ied|ying)_to draft(?:ed)?`,
  future: `will shall is_to are_to be_to due_to scheduled set_to would`,
  condition: `if unless until_(?:approved|further|it|they|he|she) until_(?:\\w+_){1,4}(?:has|have|is|are|can|does)(?=_) until_\\w+(?:ed|en)(?=_) until_(?:the|its|their|an?|all|both|no|nobody)(?=_(?!end|start|beginning|middle|close|spring|summer|autumn|winter|next|following|last|first|age|day|year|month|week)) provided_that subject_to pending depending contingent`,
  allegation: `alleg(?:e|es|ed|edly|ing|ations?) accus(?:e|es|ed|ing|ations?)(?:_of)? claim(?:s|ed|ing)? suspect(?:s|ed|ing)? reportedly apparently
    believ(?:e|es|ed) said_to charged_with rumou?red unconfirmed`,
  exception: `except all_but excluding exempt(?:s|ed|ing|ions?)? other_than apart_from but_not besides`,
  part: `(?:[\\d.,]+(?:_?%|_per_?cent)|one|half|quarter|third|majority|minority|number|fraction|share|handful|dozens|hundreds|thousands)_of certain selected eligible limited a_few part_of parts_of partly partial(?:ly)? of_(?:the|its|their)_\\d[\\d,]* (?:\\d+|two|three|four|five|six|seven|eight|nine|ten)_of(?=_(?:the|its|their|our|his|her|them|these|those|\\d+|\\p{L}+['’]s)\\b) of_whom of_which some_of most_of several_of many_of some several most`,
  'at most': `up_to at_most less_than fewer_than (?:under|below)${MEASURED} no_more_than as_(?:much|many)_as maximum`,
  'at least': `at_least more_than (?:over|above)${MEASURED} no_(?:less|fewer)_than minimum exceed(?:s|ed|ing)? upwards_of`,
  about: `about nearly almost roughly around approximately some(?=_\\d) close_to`,
  cause: `because due_to caus(?:e|es|ed|ing) led_to leads_to leading_to prompt(?:s|ed|ing)? forc(?:e|es|ed|ing) owing_to thanks_to in_response_to so_that in_order_to resulting_in`,
};

const patterns = Object.entries(cues).map(
  ([cue, list]) =>
    [
      cue,
      new RegExp(String.raw`\b(?:${list.trim().split(/\s+/).join('|').replaceAll('_', '\\s+')})(?!\w)`, 'giu'),
    ] as const,
);

export interface FoundCue {
  readonly cue: Cue;
  readonly offset: number;
  readonly length: number;
}

const isCue = (name: string): name is Cue => name in cues;

/** The cues of a text, in order. */
export const cuesIn = (text: string): readonly FoundCue[] =>
  patterns
    .flatMap(([cue, pattern]) =>
      [...text.matchAll(pattern)].flatMap(({ index, 0: words }) =>
        isCue(cue) ? [{ cue, offset: index, length: words.length }] : [],
      ),
    )
    .sort((a, b) => a.offset - b.offset);
