import { showsQuote, type Remark } from '#events/research/remarks';
import { type TextLine, isOverruled, kindOf, ownSource } from '#events/research/text-lines';
import { longDate } from '#wording/dates';
import { type RemarkStyle, clauseOf } from '#wording/remark-words';

type Quoted = readonly { readonly quote: string }[];

/** Something said after a line, with the 1-based numbers of its sources. */
interface RemarkText {
  readonly words: string;
  readonly sources: readonly number[];
}

const withQuote = (remark: Remark, sources: Quoted, style: RemarkStyle): string => {
  const quote = showsQuote(remark) ? ownSource(remark, sources)?.quote : undefined;
  return `${clauseOf(remark, style)}${quote === undefined ? '' : `: “${quote}”`}`;
};

/** The remarks after a line, for texts without cards, such as Markdown and feeds. */
export const remarkTextsOf = (remarks: readonly Remark[], sources: Quoted, style: RemarkStyle): readonly RemarkText[] =>
  remarks.map((remark) => ({ words: withQuote(remark, sources, style), sources: remark.sources }));

const kinds = { new: 'New', changed: 'Changed', contradicted: 'Ended' } as const;

/** The label before a line. */
export const lineLabel = (line: TextLine): string => (isOverruled(line) ? 'No longer holds' : kinds[kindOf(line)]);

/** A text as it reads on a given day; lines overtaken since it was composed are separate. */
interface TextOfDay {
  readonly lines: readonly TextLine[];
  readonly past?: readonly TextLine[];
  readonly sources: readonly { readonly quote: string }[];
}

/** Escapes characters that markdown would interpret. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

const markers = (sources: readonly number[]): string => sources.map((n) => ` [${n}]`).join('');

export const inMarkdown = (today: string): RemarkStyle => ({
  today,
  written: (day) => longDate(Date.parse(day)),
});

type Sources = TextOfDay['sources'];

const lineText = (line: TextLine, sources: Sources, style: RemarkStyle): string => {
  const { text, remarks } = line;
  const remarkTexts = remarkTextsOf(remarks, sources, style).map(
    ({ words, sources: cited }) => `${escaped(words)}${markers(cited)}`,
  );
  const lead = lineLabel(line);
  return `${lead === 'New' ? '' : `**${lead}:** `}${escaped(text)}${markers(line.sources)}${remarkTexts.length === 0 ? '' : ` (${remarkTexts.join('; ')})`}`;
};

const listOf = (lines: readonly TextLine[], sources: Sources, style: RemarkStyle): readonly string[] =>
  lines.flatMap((line) => {
    const title = line.title === undefined ? [] : [`- ${escaped(line.title)}${markers(line.sources.slice(0, 1))}`];
    return [...title, `- ${lineText(line, sources, style)}`];
  });

/** Neighbours under the same heading; lines without one, if others have one, under `Further`. */
const sectionsOf = (
  lines: readonly TextLine[],
): readonly { readonly heading: string; readonly lines: TextLine[] }[] => {
  const sections: { heading: string; lines: TextLine[] }[] = [];
  for (const line of lines) {
    const heading = line.heading ?? (sections.length === 0 ? '' : sections[0]?.heading === '' ? '' : 'Further');
    const last = sections.at(-1);
    if (last?.heading === heading) last.lines.push(line);
    else sections.push({ heading, lines: [line] });
  }
  return sections;
};

const under = (heading: string, list: readonly string[]): string =>
  `${heading === '' ? '' : `### ${escaped(heading)}\n\n`}${list.join('\n')}`;

/** A text in Markdown, with `[n]` after a line for `sources[n - 1]`. `today` is the day on which it is read. */
export const markdownOf = ({ lines, past = [], sources }: TextOfDay, today: string): string => {
  const style = inMarkdown(today);
  const sections = sectionsOf(lines).map(({ heading, lines: own }) => under(heading, listOf(own, sources, style)));
  const earlier = past.length === 0 ? [] : [under('No longer news', listOf(past, sources, style))];
  return [...sections, ...earlier].join('\n\n');
};

/** An update in Markdown. `more`: number of findings that are only in the ledger. */
export const updateMarkdownOf = (text: TextOfDay & { readonly more: number }, today: string): string => {
  const content = markdownOf(text, today);
  return text.more === 0 ? content : `${content}\n\n${text.more} more ${text.more === 1 ? 'finding' : 'findings'}.`;
};
