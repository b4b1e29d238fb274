import type { BriefContent } from '#modules/delivery/brief/brief-contents';
import type { BriefLine, BriefSection } from '#modules/delivery/brief/compose-brief';

export const exampleLine = (text: string, changes: Partial<BriefLine> = {}): BriefLine => ({
  claimId: 'claim',
  kind: 'new',
  isOverruled: false,
  lead: 'New',
  text,
  pageTitle: null,
  about: null,
  was: null,
  said: [],
  remarks: [],
  alsoIn: [],
  source: {
    url: 'https://agency.example/notice',
    publisher: 'The Agency',
    host: 'agency.example',
    day: '2026-07-20',
    quote: text,
    link: 'https://aidy.example.org/go/source',
  },
  ...changes,
});

export const exampleSection = (title: string, lines: readonly BriefLine[], more = 0): BriefSection => ({
  trackerId: 'tariffs',
  title,
  url: `https://aidy.example.org/tracker/${title.toLowerCase().replace(/\W+/g, '-').slice(0, 30)}`,
  headline: null,
  lines,
  more,
});

/** A brief about a tracker, or about a folder where there are several sections. */
export const exampleBrief = (sections: readonly BriefSection[], changes: Partial<BriefContent> = {}): BriefContent => ({
  briefId: 'planned-0',
  scope: { kind: 'tracker', trackerId: 'tariffs' },
  title: 'US tariffs',
  url: 'https://aidy.example.org/tracker/tariffs',
  shortUrl: 'https://aidy.example.org/b/k3Jf9-aQ2x',
  isFirst: false,
  day: '2026-07-21',
  brief: { sections, findings: sections.reduce((sum, { lines, more }) => sum + lines.length + more, 0) },
  ...changes,
});
