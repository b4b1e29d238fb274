import { stem } from '../../../pipeline/words/stems';
import { synonyms } from './synonyms';

const stems = (words: string): readonly string[] => words.trim().split(/\s+/).map(stem);

/** Verbs with their irregular forms. */
const irregular = `
  become became · begin began begun · break broke broken · bring brought · build built · buy bought · catch caught · choose chose chosen
  come came · deal dealt · draw drew drawn · drive drove driven · fall fell fallen · feel felt · fight fought · find found
  flee fled · fly flew flown · forbid forbade forbidden · freeze froze frozen · give gave given · go went gone · grow grew grown
  hear heard · hold held · keep kept · know knew known · lead led · leave left · lend lent · lose lost · mean meant · meet met
  pay paid · ride rode ridden · rise rose risen · run ran · see saw seen · seek sought · sell sold · send sent · shake shook shaken
  shoot shot · show shown · sink sank sunk · speak spoke spoken · spend spent · stand stood · steal stole stolen · strike struck
  take took taken · teach taught · tell told · think thought · throw threw thrown · undergo underwent undergone
  uphold upheld · win won · withdraw withdrew withdrawn · write wrote written
`;

const bases = new Map(
  irregular.split(/[·\n]/).flatMap((forms) => {
    const [base = '', ...others] = forms.trim().split(' ');
    return others.map((form) => [stem(form), stem(base)] as const);
  }),
);

const groups = new Map(
  synonyms.flatMap((group, index) => stems(group).map((word) => [word, `synonym ${index}.`] as const)),
);

/** The same for words that a writer may use for each other; no key is the beginning of another. */
export const sense = (stemmed: string): string => {
  const base = bases.get(stemmed) ?? stemmed;
  return groups.get(base) ?? groups.get(stemmed) ?? base;
};

/** Words that report or connect and say nothing themselves, so that they need not be in the evidence. */
export const glue: ReadonlySet<string> = new Set(
  stems(`
    say said saying announce announced report reported state stated according new newly now also amid total move step
    decision measure news make made making take took taken come came set use used put include including various follow
    following its their this these those which who whose where when while as part of with under over about
    today
  `),
);
