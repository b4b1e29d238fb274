import { clauseOf, isAside, labelOf, showsQuote, type Telling } from '../domain/remark-words';
import type { Remark } from '#events/research/remarks';
import { isOverruled, kindOf, ownSource, type TextLine } from '#events/research/text-lines';

/** A text as it reads on a day: lines that have been overtaken since they were composed are apart. */
export interface ShownText {
  readonly lines: readonly TextLine[];
  readonly past?: readonly TextLine[];
  readonly sources: readonly { readonly quote: string }[];
}

/** Escapes characters that markdown would interpret. */
const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

const markers = (sources: readonly number[]): string => sources.map((n) => ` [${n}]`).join('');

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const inMarkdown = (today: string): Telling => ({
  today,
  written: (day) => longDate.format(Date.parse(day)),
});

type Sources = ShownText['sources'];

/** A remark with the quote that it is told by. */
export const remarkText = (remark: Remark, sources: Sources, telling: Telling): string => {
  const quote = showsQuote(remark) ? ownSource(remark, sources)?.quote : undefined;
  return `${clauseOf(remark, telling)}${quote === undefined ? '' : `: “${quote}”`}`;
};

const isOfSame = ({ kind }: Remark): boolean => kind === 'same_for';

/** A list of numbered acts is not read. */
const sameText = ([first, ...others]: readonly Remark[], telling: Telling): readonly string[] => {
  const label = first === undefined ? null : labelOf([first, ...others], telling);
  return label === null ? [] : [label];
};

/** Said before the line rather than behind it. */
const labels = { new: '', changed: '**Changed:** ', contradicted: '**Contradicts:** ' } as const;

const lineText = (line: TextLine, sources: Sources, telling: Telling): string => {
  const { text, remarks } = line;
  const [same, others] = [
    remarks.filter(isOfSame),
    remarks.filter((remark) => !isOfSame(remark) && !isAside(remark.kind)),
  ];
  const said = [
    ...sameText(same, telling),
    ...others.map((remark) => `${escaped(remarkText(remark, sources, telling))}${markers(remark.sources)}`),
  ];
  const label = isOverruled(line) ? '**No longer holds:** ' : labels[kindOf(line)];
  return `${label}${escaped(text)}${markers(line.sources)}${said.length === 0 ? '' : ` (${said.join('; ')})`}`;
};

const listOf = (lines: readonly TextLine[], sources: Sources, telling: Telling): readonly string[] =>
  lines.flatMap((line) => {
    const title = line.title === undefined ? [] : [`- ${escaped(line.title)}${markers(line.sources.slice(0, 1))}`];
    return [...title, `- ${lineText(line, sources, telling)}`];
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

/** A text in Markdown, with `[n]` behind a line for `sources[n - 1]`. `today` is the day on which it is read. */
export const markdownOf = ({ lines, past = [], sources }: ShownText, today: string): string => {
  const telling = inMarkdown(today);
  const sections = sectionsOf(lines).map(({ heading, lines: own }) => under(heading, listOf(own, sources, telling)));
  const earlier = past.length === 0 ? [] : [under('Earlier', listOf(past, sources, telling))];
  return [...sections, ...earlier].join('\n\n');
};

/** The same for an update. `more`: number of findings that are only in the ledger. */
export const updateMarkdownOf = (text: ShownText & { readonly more: number }, today: string): string => {
  const content = markdownOf(text, today);
  return text.more === 0 ? content : `${content}\n\n${text.more} more ${text.more === 1 ? 'finding' : 'findings'}.`;
};
