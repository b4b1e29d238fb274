import { endedActIn, type EndedAct } from '../ended-act';
import { titleOf } from '../shown-text';
import { dayOfPage, type FindRemarks, type FoundRemark } from './found';

/** `necessary to address the emergency declared in Executive Order 12, and to reduce the threats found in …` */
const namesMoreGrounds = (quote: string, act: string): boolean =>
  /,? and (?:to|on|under|in) /.test(quote.slice(quote.indexOf(act) + act.length));

/** The act on which a line depends and that has ended, and how it depends on it; how much of the line falls with it is left to the reader. */
export const remarksOnEndedAct = ({ act, part, endedBy, restsOn, through }: EndedAct): readonly FoundRemark[] => {
  const basis = through?.act ?? act;
  return [
    { kind: 'depends_on', act, part: part ?? null, day: dayOfPage(endedBy), by: titleOf(endedBy), evidence: [endedBy] },
    ...(restsOn === undefined
      ? []
      : [
          {
            kind: 'rests_on' as const,
            act: basis,
            partly: namesMoreGrounds(restsOn.quote, basis),
            evidence: [restsOn],
          },
        ]),
    ...(through === undefined
      ? []
      : [{ kind: 'modified' as const, act, by: through.act, evidence: [through.modifies] }]),
  ];
};

export const findEndedAct: FindRemarks = ({ claim, text }, { claims, links }) => {
  const ended = endedActIn(text, claim, claims, links);
  return ended === null ? [] : remarksOnEndedAct(ended);
};
