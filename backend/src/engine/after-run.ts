import { assertNever } from '#kernel/assert-never';
import { groupBy } from '#kernel/grouping';
import { dayOfPage } from './composition/found-remark';
import { withOpenings } from './gate/openings';
import { mentionKey } from './mentions/coverage';
import type { StatedLink, LedgerClaim, Knowledge, Finding, Confirmation, Mention, Findings, PartEnded } from './ledger';

const withoutHold = (claim: LedgerClaim, finding: Finding): LedgerClaim => ({
  ...claim,
  status: finding.kind === 'contradicted' ? 'contradicted' : 'updated',
  live: false,
});

const withoutPart = (claim: LedgerClaim, parts: readonly PartEnded[]): LedgerClaim => ({
  ...claim,
  partsEnded: [...(claim.partsEnded ?? []), ...parts],
});

/** The parts of claims that findings end, by claim. */
export const partsEndedBy = (
  findings: Pick<Findings, 'recorded'>,
): readonly (PartEnded & { readonly claimId: string })[] =>
  findings.recorded.flatMap(({ claim, endsParts = [] }) => {
    const [page] = claim.evidence;
    const since = page === undefined ? null : dayOfPage(page);
    return endsParts.map(({ claimId, words }) => ({ claimId, words, since, byClaimId: claim.id }));
  });

const confirmedBy = (claim: LedgerClaim, confirmations: readonly Confirmation[], runAt: string): LedgerClaim => ({
  ...claim,
  status: claim.live && claim.firstSeenAt !== runAt ? 'confirmed' : claim.status,
  lastSeenAt: runAt,
  evidence: [...claim.evidence, ...confirmations.map((confirmation) => confirmation.evidence)],
});

const mentionedIn = (claim: LedgerClaim, mentions: readonly Mention[]): LedgerClaim => ({
  ...claim,
  mentionedBy: [...claim.mentionedBy, ...mentions.map(({ url }) => mentionKey(url))],
});

const claimOf = ({ claim, kind, was }: Finding): LedgerClaim =>
  kind === 'new' || was === undefined ? claim : { ...claim, overrules: { kind, was } };

/** The claims after a run: new ones last, replaced ones no longer live, confirmed ones with more evidence and mentions. */
export const claimsAfter = (claims: readonly LedgerClaim[], findings: Findings): readonly LedgerClaim[] => {
  const replacedBy = new Map(
    findings.recorded.flatMap((finding) => finding.replaces.map((id) => [id, finding] as const)),
  );
  const parts = groupBy(partsEndedBy(findings), ({ claimId }) => claimId);
  const confirmations = groupBy(findings.confirmed, ({ claimId }) => claimId);
  const mentions = groupBy(findings.mentioned, ({ claimId }) => claimId);
  return [...claims, ...findings.recorded.map(claimOf)].map((claim) => {
    const finding = replacedBy.get(claim.id);
    const whole = finding === undefined ? claim : withoutHold(claim, finding);
    const ended = parts.get(claim.id)?.map(({ words, since, byClaimId }) => ({ words, since, byClaimId }));
    const held = ended === undefined ? whole : withoutPart(whole, ended);
    const further = confirmations.get(claim.id);
    const confirmed = further === undefined ? held : confirmedBy(held, further, findings.at);
    const mentioned = mentions.get(claim.id);
    return mentioned === undefined ? confirmed : mentionedIn(confirmed, mentioned);
  });
};

const keyOf = (link: StatedLink): string => {
  const { kind, evidence } = link;
  switch (kind) {
    case 'reports_on':
      return [kind, link.paper, evidence.url].join('\n');
    case 'ends_acts':
    case 'describes_acts':
      return [kind, evidence.quote, evidence.url].join('\n');
    default:
      return assertNever(kind);
  }
};

/** Links added to the known ones. A page states the same link only once, however often it is read. */
export const withLinks = (known: readonly StatedLink[], further: readonly StatedLink[]): readonly StatedLink[] =>
  further.length === 0
    ? known
    : [...new Map([...further, ...known].reverse().map((link) => [keyOf(link), link] as const)).values()];

/** The knowledge that the next run starts from. */
export const knowledgeAfter = (knowledge: Knowledge, findings: Findings): Knowledge => {
  const pages = new Map(knowledge.pages);
  for (const document of findings.documents) if (document.page !== undefined) pages.set(document.url, document.page);
  const facts = new Map([...knowledge.facts, ...findings.facts.map((fact) => [fact.name, fact] as const)]);
  return {
    claims: claimsAfter(knowledge.claims, findings),
    pages,
    aliases: findings.aliases,
    facts,
    links: withLinks(knowledge.links, findings.links),
    openings: withOpenings(
      knowledge.openings,
      findings.documents.flatMap(({ opening }) => opening ?? []),
    ),
  };
};
