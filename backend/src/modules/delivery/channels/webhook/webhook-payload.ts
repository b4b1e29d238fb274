import type { BriefContent } from '../../brief/brief-contents';
import type { BriefLine, BriefSection } from '../../brief/compose-brief';

const linePayload = ({ kind, text, was, said, alsoIn, source }: BriefLine) => ({
  kind,
  text,
  was,
  remarks: said,
  also_in: alsoIn,
  source: {
    url: source.url,
    link: source.link,
    publisher: source.publisher,
    host: source.host,
    published_on: source.day,
    quote: source.quote,
  },
});

const sectionPayload = ({ title, url, lines, more }: BriefSection) => ({
  title,
  url,
  lines: lines.map(linePayload),
  more,
});

/** A brief as webhooks get it. Documented in docs/how-to/send-briefs-elsewhere.md. */
export const webhookPayload = ({ briefId, scope, title, url, isFirst, day, brief }: BriefContent) => ({
  brief_id: briefId,
  kind: scope.kind,
  id: scope.kind === 'tracker' ? scope.trackerId : scope.collectionId,
  title,
  url,
  first: isFirst,
  day,
  findings: brief.findings,
  trackers: brief.sections.map(sectionPayload),
});
