import { Inject, Injectable } from '@nestjs/common';
import { asLine } from '#engine/ranking/abridge';
import { readableAnyDay } from '#engine/ranking/own-time';
import type { CitedSource, StateText } from '#events/research/ledger.events';
import type { RemarkKind } from '#events/research/remarks';
import {
  type LineKind,
  type TextLine,
  earlierOf,
  isOverruled,
  kindOf,
  ownSource,
  remarkOf,
} from '#events/research/text-lines';
import { calendarDay } from '#kernel/calendar';
import { READ_STORE, type ReadStore } from '#platform/read-store/read-store';
import { claims } from '#projections/research/claims/claims.projection';
import { feedback } from '#projections/research/feedback/feedback.projection';
import { overviews } from '#projections/research/overviews/overviews.projection';
import { updates } from '#projections/research/updates/updates.projection';
import { mediumDate } from '#wording/dates';
import { chipsOf } from '#wording/remark-chips';
import { inMarkdown, lineLabel, remarkTextsOf } from '../wording/text-in-markdown';
import { type IsStruckLine, struckLinesOf } from './displayed-verdicts';
import { SourceLinks } from './source-links';

/** A remark in a few words, such as `until Dec 31, 2027`, with its page; null if no page states it. */
export interface RemarkInShort {
  readonly words: string;
  /** The address through this server. */
  readonly link: string | null;
}

/** A line as texts without evidence cards show it. */
export interface PublishedNewsLine {
  /** The claim; null for a line that a model wrote. */
  readonly claimId: string | null;
  readonly kind: LineKind;
  readonly isOverruled: boolean;
  /** The label before the line: `New`, `Changed`, … */
  readonly lead: string;
  readonly text: string;
  /** Title of its page, if the line cannot be understood without it; otherwise null. */
  readonly pageTitle: string | null;
  /** The earlier finding that it is about, if its own words do not say that; otherwise null. */
  readonly about: string | null;
  /** The earlier value or claim; null on a new line. */
  readonly was: string | null;
  /** Remarks on the line, each a clause: `from September 3, 2026`. */
  readonly said: readonly string[];
  /** The same remarks in a few words each. */
  readonly remarks: readonly RemarkInShort[];
  readonly source: {
    readonly url: string;
    readonly publisher: string;
    readonly host: string;
    /** The page's calendar day; null if it has none. */
    readonly day: string | null;
    readonly quote: string;
    /** The address through this server. */
    readonly link: string;
  };
}

/** Remarks that repeat what the line itself says: what it changes or contradicts. */
const SAID_BY_LINE: readonly RemarkKind[] = ['was', 'contradicts'];

/** Remarks without a short form: what a line is about is quoted next to it. */
const NOT_IN_SHORT: readonly RemarkKind[] = [...SAID_BY_LINE, 'told_before'];

/** The quote, if it says more than the line; null if the line is the page's own sentence, as it mostly is. */
export const quoteBeside = ({ text, source: { quote } }: PublishedNewsLine): string | null =>
  quote === text ? null : quote;

export const publisherOf = ({ publisher, host }: PublishedNewsLine['source']): string =>
  publisher === '' ? host : publisher;

/** The news that a run published. */
export interface PublishedNews {
  /** The title that a model gave it; null if it has none. */
  readonly title: string | null;
  readonly lines: readonly PublishedNewsLine[];
  /** Findings that are in the ledger but not in the lines. */
  readonly more: number;
}

interface Published {
  readonly trackerId: string;
  readonly lines: readonly TextLine[];
  readonly sources: readonly CitedSource[];
}

const inShort = (
  line: TextLine,
  sources: readonly CitedSource[],
  today: string,
  links: SourceLinks,
): readonly RemarkInShort[] =>
  chipsOf(line, { today, written: (day) => mediumDate(Date.parse(day)) }, NOT_IN_SHORT).map(({ words, remarks }) => {
    const [n] = remarks.flatMap((remark) => remark.sources);
    const source = n === undefined ? undefined : sources[n - 1];
    return { words, link: source === undefined ? null : links.linkTo(source.id) };
  });

/** The lines that are still shown, as they read on a day. */
export const publishedLines = (
  { trackerId, lines, sources }: Published,
  { isStruck, links, today }: { readonly isStruck: IsStruckLine; readonly links: SourceLinks; readonly today: string },
): readonly PublishedNewsLine[] =>
  lines.flatMap((line) => {
    const source = ownSource(line, sources);
    if (source === undefined || isStruck({ trackerId, quote: source.quote })) return [];
    const { id, url, publisher, host, publishedAt, quote } = source;
    const others = line.remarks.filter(({ kind }) => !SAID_BY_LINE.includes(kind));
    return [
      {
        claimId: line.claimId,
        kind: kindOf(line),
        isOverruled: isOverruled(line),
        lead: lineLabel(line),
        text: readableAnyDay(asLine(line.text)),
        pageTitle: line.title ?? null,
        about: remarkOf(line, 'told_before')?.quote ?? null,
        was: earlierOf(line)?.quote ?? null,
        remarks: inShort(line, sources, today, links),
        said: remarkTextsOf(others, sources, inMarkdown(today)).map(({ words }) => words),
        source: { url, publisher, host, day: calendarDay(publishedAt), quote, link: links.linkTo(id) },
      },
    ];
  });

/** The read models that `PublishedNewsReader` reads. */
export const PUBLISHED_NEWS_FROM = [updates, overviews, feedback, claims] as const;

/** Finds what runs published: an update, or the overview if `updateId` is null. */
@Injectable()
export class PublishedNewsReader {
  constructor(
    @Inject(READ_STORE) private readonly reads: ReadStore,
    private readonly links: SourceLinks,
  ) {}

  /** What no longer exists is left out. */
  async newsOf(
    trackerId: string,
    news: readonly { readonly updateId: string | null }[],
    today: string,
  ): Promise<readonly PublishedNews[]> {
    const isStruck = await struckLinesOf(this.reads, [trackerId]);
    const texts = await Promise.all(
      news.map(({ updateId }): Promise<(StateText & { readonly more?: number }) | undefined> =>
        updateId === null ? this.reads.get(overviews, trackerId) : this.reads.get(updates, updateId),
      ),
    );
    return texts.flatMap((text) => {
      if (text === undefined) return [];
      const { written, lines, sources, more = 0 } = text;
      const displayed = publishedLines(
        { trackerId, lines: written?.lines ?? lines, sources },
        { isStruck, links: this.links, today },
      );
      return [{ title: written?.title ?? null, lines: displayed.filter((line) => !line.isOverruled), more }];
    });
  }
}
