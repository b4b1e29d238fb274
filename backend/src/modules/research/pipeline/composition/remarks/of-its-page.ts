import { continuedBy } from '../continued';
import { endedActIn } from '../ended-act';
import { definitionOf, limitOf } from '../in-force';
import type { FindRemarks } from './found';

export const findAmountNotStated: FindRemarks = ({ claim }) =>
  claim.inForce?.amountNotStated === true ? [{ kind: 'amount_not_stated', evidence: [] }] : [];

/** The act that continued that of its page, unless an act it depends on has ended. */
export const findContinuation: FindRemarks = ({ claim, text }, { claims, links }) => {
  const continuation = continuedBy(claim, links);
  if (continuation === null || endedActIn(text, claim, claims, links) !== null) return [];
  const { act, title, evidence } = continuation;
  return [{ kind: 'continued', act, title, evidence: [evidence] }];
};

/** The definition of a term of the line in its act. */
export const findDefinition: FindRemarks = ({ claim, text }, { claims }) => {
  const definition = definitionOf(claim, text, claims);
  return definition === null ? [] : [{ kind: 'definition', term: definition.term, evidence: [definition.evidence] }];
};

/** What the act of a line explicitly does not do; for an act that ends something, even if the line is its title. */
export const findLimit: FindRemarks = ({ claim, kind, byTitle }, { claims }) => {
  const limit = byTitle && kind !== 'contradicted' ? null : limitOf(claim, claims);
  return limit === null ? [] : [{ kind: 'limit', evidence: [limit] }];
};

/** What the sentence before an act lists that the line leaves off; a list that the line itself opens is a part of its text. */
export const findLeftOffItems: FindRemarks = ({
  claim: {
    text,
    list = [],
    evidence: [page],
  },
}) =>
  page === undefined || !text.endsWith('.')
    ? []
    : list.map((quote) => ({ kind: 'list_goes_on', evidence: [{ ...page, quote: quote.replace(/ …$/, '') }] }));
