import { dayOfPage, type FoundRemark } from '../../pipeline/composition/found-remark';
import { dateOf, shownText, titleOf } from '../../pipeline/composition/shown-text';
import type { Evidence } from '../../pipeline/ledger';
import type { Known, ShownClaim } from '../../pipeline/composition/shown-claim';
import { endedActIn } from './ended-acts';

/** `necessary to address the emergency declared in Executive Order 12, and to reduce the threats found in …` */
const namesMoreGrounds = (quote: string, act: string): boolean =>
  /,? and (?:to|on|under|in) /.test(quote.slice(quote.indexOf(act) + act.length));

/** The act on which a line depends and that has ended, and how it depends on it; how much of the line falls with it is left to the reader. */
export const dependenceOf = ({ claim, text }: ShownClaim, { claims, links }: Known): readonly FoundRemark[] => {
  const ended = endedActIn(text, claim, claims, links);
  if (ended === null) return [];
  const { act, part, endedBy, restsOn, through } = ended;
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

const MOST_CONCERNED = 5;

/** Pages told before that depend on what a page has ended, the newest first. */
export const alsoConcerned = ({ url }: Evidence, { claims, links, at }: Known): readonly FoundRemark[] => {
  const concerned = claims
    .filter(({ live }) => live)
    .sort((a, b) => dateOf(b) - dateOf(a))
    .flatMap((claim) => {
      const ended = endedActIn(shownText(claim, at), claim, claims, links);
      return ended?.endedBy.url === url ? claim.evidence.slice(0, 1) : [];
    });
  return [...new Map(concerned.map((page) => [page.url, page])).values()]
    .slice(0, MOST_CONCERNED)
    .map((page) => ({ kind: 'also_concerns', title: titleOf(page) ?? page.quote, evidence: [page] }));
};
