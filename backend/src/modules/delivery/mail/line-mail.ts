import type { Verdict } from '#events/research/feedback.events';
import { quoteBeside } from '#modules/research/published';
import { escapeHtml } from '#platform/mail/escape-html';
import { CONTROL_FACE, light } from '#platform/mail/mail-colors';
import { anchor, webAddressOr, quiet, reading } from '#platform/mail/mail-page';
import { aboutEarlierLine, briefLabel, shortRemarksOf, publisherAndDay } from '../brief/brief-words';
import type { BriefLine } from '../brief/compose-brief';

const VERDICT_LABELS: readonly (readonly [Verdict, string])[] = [
  ['useful', 'Useful'],
  ['known', 'Known'],
  ['wrong', 'Wrong'],
  ['off_topic', 'Off topic'],
];

export type LinkOfVerdict = (verdict: Verdict) => string;

/** Parts that stand with a line. */
export interface LineExtras {
  /** Links for verdicts on it; null if they are not offered. */
  readonly linkOf: LinkOfVerdict | null;
  /** The update that it is from, if it is not listed under its tracker. */
  readonly tracker?: { readonly title: string; readonly url: string };
}

const verdictsHtml = (linkOf: LinkOfVerdict): string =>
  VERDICT_LABELS.map(
    ([verdict, label]) =>
      `<a class="quiet" href="${escapeHtml(webAddressOr(linkOf(verdict)))}" style="color:${light.quiet};text-decoration:none">${label}</a>`,
  ).join(' · ');

/** Short phrases: none breaks while a line has room for it, and no line begins with the dot between them. */
const inARow = (phrases: readonly string[]): string =>
  phrases
    .map(
      (phrase, index) =>
        `<span style="display:inline-block">${phrase}${index === phrases.length - 1 ? '' : ' ·'}</span>`,
    )
    .join(' ');

export const lineHtml = (line: BriefLine, { linkOf, tracker }: LineExtras): string => {
  const lead = briefLabel(line);
  const quote = quoteBeside(line);
  const label =
    lead === null
      ? ''
      : `<span class="quiet" style="font-family:${CONTROL_FACE};font-size:13px;font-weight:600;color:${light.quiet}">${escapeHtml(lead)}:</span> `;
  const was =
    line.was === null ? '' : `<del class="quiet" style="color:${light.quiet}">${escapeHtml(line.was)}</del><br>`;
  const below = [
    anchor(line.source.link, publisherAndDay(line.source)),
    ...(tracker === undefined ? [] : [anchor(tracker.url, tracker.title)]),
    ...shortRemarksOf(line).map(({ words, link }) => (link === null ? escapeHtml(words) : anchor(link, words))),
  ];
  return (
    (line.pageTitle === null
      ? ''
      : `<p class="ink" style="margin:0 0 4px;${reading};font-weight:600">${escapeHtml(line.pageTitle)}</p>`) +
    `<p class="ink" style="margin:0 0 4px;${reading}">${label}${was}${escapeHtml(line.text)}</p>` +
    (line.about === null
      ? ''
      : `<p class="quiet" style="margin:0 0 4px;${quiet}">${escapeHtml(aboutEarlierLine(line.about))}</p>`) +
    (quote === null ? '' : `<p class="quiet" style="margin:0 0 4px;${quiet}">“${escapeHtml(quote)}”</p>`) +
    `<p class="quiet" style="margin:0 0 ${linkOf === null ? 20 : 2}px;${quiet}">${inARow(below)}</p>` +
    (linkOf === null ? '' : `<p class="quiet" style="margin:0 0 20px;${quiet}">${verdictsHtml(linkOf)}</p>`)
  );
};

export const lineText = (line: BriefLine, { linkOf, tracker }: LineExtras): string => {
  const lead = briefLabel(line);
  const quote = quoteBeside(line);
  return [
    ...(line.pageTitle === null ? [] : [`- ${line.pageTitle}`]),
    `${line.pageTitle === null ? '-' : ' '} ${lead === null ? '' : `${lead}: `}${line.was === null ? '' : `(was: ${line.was}) `}${line.text}`,
    ...(line.about === null ? [] : [`  ${aboutEarlierLine(line.about)}`]),
    ...(quote === null ? [] : [`  “${quote}”`]),
    `  ${[publisherAndDay(line.source), ...shortRemarksOf(line).map(({ words }) => words)].join(' · ')}`,
    `  ${webAddressOr(line.source.link)}`,
    ...(tracker === undefined ? [] : [`  ${tracker.title}: ${webAddressOr(tracker.url)}`]),
    ...(linkOf === null ? [] : [`  Rate this: ${webAddressOr(linkOf('useful'))}`]),
  ].join('\n');
};
