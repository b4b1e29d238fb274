import type { WeekLineView, WeekView } from '#modules/research/published';
import { alsoReportedBy } from '#wording/week-words';
import type { BriefContent } from './brief-contents';
import type { BriefLine, ComposedBrief } from './compose-brief';

/** A line of a week with the update that told it. */
export interface WeekLine {
  readonly line: BriefLine;
  readonly tracker: { readonly id: string; readonly title: string; readonly url: string };
}

interface MailedItem extends Pick<WeekView['groups'][number]['items'][number], 'differs_in'> {
  readonly lines: readonly WeekLine[];
}

/** A folder's week as mails tell it. */
export interface MailedWeek extends Pick<WeekView, 'from' | 'to' | 'more'> {
  readonly groups: readonly { readonly heading: string | null; readonly items: readonly MailedItem[] }[];
}

const LEADS = { new: 'New', changed: 'Changed', contradicted: 'Ended' } as const;

/** A line as mailed. Next to a line that differs from it, its kind goes without saying. */
const mailedLine = (view: WeekLineView, isSide: boolean, publicUrl: string): WeekLine => {
  const { claim_id: claimId, text, source, told } = view;
  const kind = isSide ? 'new' : view.kind;
  const { url, publisher, host, published_on: day, quote, passthrough_link: link } = source;
  const headlines = view.title === null ? [] : [`“${source.headline}”`];
  const page = `${publicUrl}/tracker/${told.tracker_id}`;
  return {
    line: {
      claimId,
      kind,
      isOverruled: false,
      lead: LEADS[kind],
      text,
      pageTitle: null,
      about: null,
      was: isSide ? null : view.was,
      said: headlines,
      remarks: headlines.map((words) => ({ words, link: null })),
      alsoIn: alsoReportedBy(view, (host) => host),
      source: { url, publisher, host, day, quote, link },
    },
    tracker: {
      id: told.tracker_id,
      title: told.display_title,
      // The anchor of an update on the tracker's page.
      url: told.update_id === null ? page : `${page}#update-${told.update_id}`,
    },
  };
};

export const mailedWeek = ({ from, to, more, groups }: WeekView, publicUrl: string): MailedWeek => ({
  from,
  to,
  more,
  groups: groups.map(({ heading, items }) => ({
    heading,
    items: items.map(({ differs_in, lines }) => ({
      differs_in,
      lines: lines.map((line) => mailedLine(line, differs_in !== null, publicUrl)),
    })),
  })),
});

const quoteOf = ({ source: { url, quote } }: BriefLine): string => `${url}\n${quote}`;

/** The brief without the updates that its week covers. */
export const withoutWeeksUpdates = (brief: ComposedBrief, { groups }: MailedWeek): BriefContent['brief'] => {
  const alreadyTold = new Set(
    groups.flatMap(({ items }) => items.flatMap(({ lines }) => lines.map(({ line }) => quoteOf(line)))),
  );
  const sections = brief.sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => !alreadyTold.has(quoteOf(line))) }))
    .filter(({ lines, more }) => lines.length + more > 0);
  return { ...brief, sections };
};
