import {
  type BriefContent,
  type BriefLine,
  type BriefSection,
  introductionOf,
  briefLabel,
  moreFindings,
  spokenNotesOf,
  publisherAndDay,
} from '#modules/delivery/published';
import { languageOf } from '#text/languages/detection';
import { spelledForSpeech } from './speakable';
import type { SpokenLanguage } from './spoken-language';

/** A text to say in one go. */
export interface SpokenPassage {
  readonly text: string;
  readonly language: SpokenLanguage;
}

/** A chapter that listeners can skip to: a tracker of a folder, or the lines of one kind of a single tracker. */
export interface Chapter {
  readonly title: string;
  readonly passages: readonly SpokenPassage[];
}

export interface Script {
  readonly chapters: readonly Chapter[];
  /** The total number of characters, which is what services charge for. */
  readonly characters: number;
}

/** About a quarter of an hour. */
const MAX_CHARACTERS = 12_000;
const LONGEST_LINE = 900;

/** The product's own words are English. */
const own = (text: string): SpokenPassage => ({ text: sentence(spelledForSpeech(text, 'en')), language: 'en' });

const sentence = (text: string): string => (/[.!?:,;]["”’)]?$/.test(text) || text === '' ? text : `${text}.`);

const cut = (text: string): string =>
  text.length <= LONGEST_LINE ? text : `${text.slice(0, LONGEST_LINE).replace(/\s+\S*$/, '')} …`;

/** A quote in the language of its page. */
const quoted = (text: string): SpokenPassage => {
  const language = languageOf(text)?.code ?? 'en';
  return { text: sentence(spelledForSpeech(cut(text), language)), language };
};

const passagesOf = (line: BriefLine): readonly SpokenPassage[] => {
  const lead = briefLabel(line);
  return [
    ...(line.pageTitle === null ? [] : [quoted(line.pageTitle)]),
    ...(lead === null ? [] : [own(`${lead}:`)]),
    quoted(line.text),
    ...(line.was === null ? [] : [own('Before:'), quoted(line.was)]),
    own([publisherAndDay(line.source), ...spokenNotesOf(line)].join('; ')),
  ];
};

const charactersOf = (passages: readonly SpokenPassage[]): number =>
  passages.reduce((sum, { text }) => sum + text.length, 0);

/** Passages that follow each other in one language are said as one: voices breathe better, and fewer calls are made. */
const merged = (passages: readonly SpokenPassage[]): readonly SpokenPassage[] => {
  const whole: SpokenPassage[] = [];
  for (const passage of passages) {
    const last = whole.at(-1);
    if (passage.text === '') continue;
    if (last?.language === passage.language) whole.splice(-1, 1, { ...last, text: `${last.text} ${passage.text}` });
    else whole.push(passage);
  }
  return whole;
};

interface Part {
  readonly title: string;
  readonly lines: readonly BriefLine[];
  readonly more: number;
  /** Whether the title is said before the lines. */
  readonly hasTitle: boolean;
}

const HEADINGS: Readonly<Record<BriefLine['kind'], string>> = {
  new: 'New',
  changed: 'Changed',
  contradicted: 'Ended',
};

const partsOf = (sections: readonly BriefSection[]): readonly Part[] => {
  const [only, ...others] = sections;
  if (only === undefined || others.length > 0)
    return sections.map(({ title, lines, more }) => ({ title, lines, more, hasTitle: true }));
  const kinds = [...new Set(only.lines.map(({ kind }) => kind))];
  return kinds.map((kind, index) => ({
    title: kinds.length === 1 ? only.title : HEADINGS[kind],
    lines: only.lines.filter((line) => line.kind === kind),
    more: index === kinds.length - 1 ? only.more : 0,
    hasTitle: false,
  }));
};

/** A brief as it is read out. Lines beyond its limit are only counted, as in its mail. */
export const scriptOf = (content: Pick<BriefContent, 'title' | 'isFirst' | 'day' | 'brief'>): Script => {
  const opening = [own(content.title), own(introductionOf(content))];
  let left = MAX_CHARACTERS - charactersOf(opening);
  const chapters = partsOf(content.brief.sections).flatMap(
    ({ title, lines, more, hasTitle }, index): readonly Chapter[] => {
      const heading = hasTitle ? [own(title)] : [];
      const said: SpokenPassage[] = [];
      let leftOut = more;
      for (const line of lines) {
        const passages = passagesOf(line);
        if (charactersOf(passages) > left) leftOut++;
        else said.push(...passages);
        left -= charactersOf(passages);
      }
      const rest = leftOut === 0 ? [] : [own(`${moreFindings(leftOut)} on the tracker’s page`)];
      const passages = merged([...(index === 0 ? opening : []), ...heading, ...said, ...rest]);
      return passages.length === 0 ? [] : [{ title, passages }];
    },
  );
  return { chapters, characters: chapters.reduce((sum, { passages }) => sum + charactersOf(passages), 0) };
};
