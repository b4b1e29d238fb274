import { truncate } from '#kernel/truncate';
import { quoteBeside } from '#modules/research/published';
import type { BriefContent } from '../../brief/brief-contents';
import {
  aboutEarlierLine,
  introductionOf,
  briefLabel,
  moreFindings,
  shortRemarksOf,
  publisherAndDay,
} from '../../brief/brief-words';
import type { BriefLine, BriefSection } from '../../brief/compose-brief';

/** Slack takes 50 blocks: twenty lines, as many titles, and what is around them stay below that. */
const LONGEST_HEADING = 150;
const LONGEST_SECTION = 3000;
/** Longest parts of a section, in characters; together they are shorter than a section may be. */
const LONGEST_TEXT = 1000;
const LONGEST_QUOTE = 600;
const LONGEST_NOTE = 300;

interface Mrkdwn {
  readonly type: 'mrkdwn';
  readonly text: string;
  /** Turns no names and addresses into links. */
  readonly verbatim: true;
}

type Block =
  | { readonly type: 'header'; readonly text: { readonly type: 'plain_text'; readonly text: string } }
  | { readonly type: 'section'; readonly text: Mrkdwn }
  | { readonly type: 'context'; readonly elements: readonly Mrkdwn[] };

export interface SlackMessage {
  /** The text shown in notifications. */
  readonly text: string;
  readonly blocks?: readonly Block[];
}

/** A text in one line, without the characters that begin links and mentions. */
const plain = (text: string, longest = LONGEST_NOTE): string =>
  truncate(text.replace(/[\s\p{Cc}]+/gu, ' ').trim(), longest)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

const link = (url: string, label: string): string => `<${new URL(url).href.replaceAll('|', '%7C')}|${plain(label)}>`;

const mrkdwn = (text: string): Mrkdwn => ({ type: 'mrkdwn', text, verbatim: true });
const section = (text: string): Block => ({ type: 'section', text: mrkdwn(text) });
const context = (text: string): Block => ({ type: 'context', elements: [mrkdwn(text)] });

/** A text with as many notes as a section has room for. */
const withNotes = (text: string, notes: readonly string[]): string =>
  notes.reduce((all, note) => (all.length + note.length + 3 > LONGEST_SECTION ? all : `${all} · ${note}`), text);

const lineText = (line: BriefLine): string => {
  const lead = briefLabel(line);
  const quote = quoteBeside(line);
  const was = line.was === null ? '' : `~${plain(line.was)}~ `;
  const published = [
    ...(line.pageTitle === null ? [] : [`*${plain(line.pageTitle)}*`]),
    `${lead === null ? '' : `*${plain(lead)}:* `}${was}${plain(line.text, LONGEST_TEXT)}`,
    ...(line.about === null ? [] : [plain(aboutEarlierLine(line.about))]),
    ...(quote === null ? [] : [`> ${plain(quote, LONGEST_QUOTE)}`]),
    link(line.source.link, publisherAndDay(line.source)),
  ].join('\n');
  return withNotes(
    published,
    shortRemarksOf(line).map(({ words, link: page }) => (page === null ? plain(words) : link(page, words))),
  );
};

const titled = ({ title, url, lines, more }: BriefSection): readonly Block[] => [
  section([`*${link(url, title)}*`, ...(more === 0 ? [] : [moreFindings(more)])].join(' · ')),
  ...lines.map((line) => section(lineText(line))),
];

const untitled = ({ url, lines, more }: BriefSection): readonly Block[] => [
  ...lines.map((line) => section(lineText(line))),
  ...(more === 0 ? [] : [context(link(url, moreFindings(more)))]),
];

export const slackMessage = (content: BriefContent): SlackMessage => {
  const { title, url, brief } = content;
  const body = brief.sections.length > 1 ? titled : untitled;
  return {
    text: `${plain(title, LONGEST_HEADING)}: ${introductionOf(content)}`,
    blocks: [
      { type: 'header', text: { type: 'plain_text', text: truncate(title, LONGEST_HEADING) } },
      context(`${introductionOf(content)} · ${link(url, 'Open')}`),
      ...brief.sections.flatMap(body),
    ],
  };
};
