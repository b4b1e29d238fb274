import { type ClaimEvidence, type LedgerEvent, type LinkRead, ledgerEvents } from '#events/research/ledger.events';
import { put, projection } from '#kernel/projection';

/** What a page that some run of a tracker read says of legal acts, whether or not it is on the topic. */
export interface ActLink {
  readonly _id: string;
  readonly tracker_id: string;
  readonly kind: ActLinkKind;
  readonly evidence: ClaimEvidence;
}

type ActLinkKind = Exclude<LinkRead['kind'], 'reports_on'>;
type LinkOfAct = Extract<LinkRead, { readonly kind: ActLinkKind }>;

const isOfAct = (link: LinkRead): link is LinkOfAct => link.kind !== 'reports_on';

export const actLinks = projection<LedgerEvent, ActLink>({
  name: 'act-links',
  from: [ledgerEvents],
  indexes: [{ keys: ['tracker_id'] }],
  project(event) {
    if (event.type !== 'PagesRead') return [];
    const { trackerId, pages } = event.data;
    return pages.flatMap(({ url, links = [] }) =>
      // A page that is read again replaces what it said before.
      links
        .filter(isOfAct)
        .map(({ kind, evidence }, index) =>
          put({ _id: `${trackerId} ${url} ${index}`, tracker_id: trackerId, kind, evidence }),
        ),
    );
  },
});
