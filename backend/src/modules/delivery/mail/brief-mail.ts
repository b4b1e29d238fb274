import type { Verdict } from '#events/research/feedback.events';
import { escapeHtml } from '#platform/mail/escape-html';
import { CONTROL_FACE, light } from '#platform/mail/mail-colors';
import { anchor, headline, mailPage, onlyWeb, quiet, reading } from '#platform/mail/mail-page';
import { quoteBeside } from '#modules/research/published';
import type { BriefContent } from '../brief/brief-contents';
import type { BriefLine, BriefSection } from '../brief/compose-brief';
import { CHECKED, introOf, leadOf, moreFindings, notesOf, whereOf } from '../brief/words';

/** What a mail says around a composed brief. */
export interface BriefMail extends Pick<BriefContent, 'title' | 'url' | 'isFirst' | 'day' | 'brief'> {
  readonly productName: string;
  /** Where the reader judges a line; null in mails to others than the owner of its tracker. */
  readonly feedbackLink: ((trackerId: string, claimId: string, verdict: Verdict) => string) | null;
  /** Where the reader hears it; null where they may not. */
  readonly listen: string | null;
  /** Where mails like this one are turned off. */
  readonly unsubscribe: string;
}

const VERDICT_LABELS: readonly (readonly [Verdict, string])[] = [
  ['useful', 'Useful'],
  ['known', 'Known'],
  ['wrong', 'Wrong'],
  ['off_topic', 'Off topic'],
];

type LinkOfVerdict = (verdict: Verdict) => string;

/** How the verdicts on a line are given; null where they are not. */
const verdictLinks = ({ claimId }: BriefLine, trackerId: string, { feedbackLink }: BriefMail): LinkOfVerdict | null =>
  feedbackLink === null || claimId === null ? null : (verdict) => feedbackLink(trackerId, claimId, verdict);

const verdictsHtml = (linkOf: LinkOfVerdict): string =>
  VERDICT_LABELS.map(
    ([verdict, label]) =>
      `<a class="quiet" href="${escapeHtml(onlyWeb(linkOf(verdict)))}" style="color:${light.quiet};text-decoration:none">${label}</a>`,
  ).join(' · ');

const lineHtml = (line: BriefLine, linkOf: LinkOfVerdict | null): string => {
  const lead = leadOf(line);
  const notes = notesOf(line);
  const quote = quoteBeside(line);
  const label =
    lead === null
      ? ''
      : `<span class="quiet" style="font-family:${CONTROL_FACE};font-size:13px;font-weight:600;color:${light.quiet}">${escapeHtml(lead)}:</span> `;
  const was = line.was === null ? '' : `<del class="quiet" style="color:${light.quiet}">${escapeHtml(line.was)}</del> `;
  return (
    `<p class="ink" style="margin:0 0 4px;${reading}">${label}${was}${escapeHtml(line.text)}</p>` +
    (quote === null ? '' : `<p class="quiet" style="margin:0 0 4px;${quiet}">“${escapeHtml(quote)}”</p>`) +
    `<p class="quiet" style="margin:0 0 ${linkOf === null ? 20 : 2}px;${quiet}">${anchor(line.source.link, whereOf(line.source))}` +
    `${notes.length === 0 ? '' : ` · ${escapeHtml(notes.join(' · '))}`}</p>` +
    (linkOf === null ? '' : `<p class="quiet" style="margin:0 0 20px;${quiet}">${verdictsHtml(linkOf)}</p>`)
  );
};

const sectionHtml = (section: BriefSection, isTitled: boolean, mail: BriefMail): string => {
  const { trackerId, title, url, lines, more } = section;
  const heading = isTitled
    ? `<h2 style="margin:28px 0 12px;font-family:${CONTROL_FACE};font-size:15px;line-height:22px;font-weight:600">${anchor(url, title)}</h2>`
    : '';
  const rest =
    more === 0
      ? ''
      : `<p style="margin:0 0 20px;${quiet}">${anchor(url, `${moreFindings(more)} on the tracker’s page`)}</p>`;
  return `${heading}${lines.map((line) => lineHtml(line, verdictLinks(line, trackerId, mail))).join('')}${rest}`;
};

export const briefHtml = (mail: BriefMail): string => {
  const { brief, title, url } = mail;
  const isTitled = brief.sections.length > 1;
  const [first] = brief.sections;
  return mailPage({
    title,
    preview: first?.lines[0]?.text ?? '',
    productName: mail.productName,
    sheet:
      `<h1 class="ink" style="margin:0 0 4px;${headline}"><a class="ink" href="${escapeHtml(onlyWeb(url))}" style="color:${light.ink};text-decoration:none">${escapeHtml(title)}</a></h1>` +
      `<p class="quiet" style="margin:0 0 24px;${quiet}">${escapeHtml(introOf(mail))}${mail.listen === null ? '' : ` · ${anchor(mail.listen, 'Listen')}`}</p>` +
      brief.sections.map((section) => sectionHtml(section, isTitled, mail)).join(''),
    foot: `${CHECKED} ${anchor(mail.unsubscribe, 'Stop these mails')}`,
    width: 600,
  });
};

const lineText = (line: BriefLine, linkOf: LinkOfVerdict | null): string => {
  const lead = leadOf(line);
  const quote = quoteBeside(line);
  return [
    `- ${lead === null ? '' : `${lead}: `}${line.was === null ? '' : `(was: ${line.was}) `}${line.text}`,
    ...(quote === null ? [] : [`  “${quote}”`]),
    `  ${[whereOf(line.source), ...notesOf(line)].join(' · ')}`,
    `  ${onlyWeb(line.source.link)}`,
    ...(linkOf === null ? [] : [`  Say what you think of it: ${onlyWeb(linkOf('useful'))}`]),
  ].join('\n');
};

const sectionText = (
  { trackerId, title, url, lines, more }: BriefSection,
  isTitled: boolean,
  mail: BriefMail,
): string =>
  [
    ...(isTitled ? [title.toUpperCase()] : []),
    ...lines.map((line) => lineText(line, verdictLinks(line, trackerId, mail))),
    ...(more === 0 ? [] : [`${moreFindings(more)}:\n${onlyWeb(url)}`]),
  ].join('\n\n');

export const briefText = (mail: BriefMail): string => {
  const { title, url, brief, productName, unsubscribe, listen } = mail;
  const isTitled = brief.sections.length > 1;
  return `${[
    title,
    `${introOf(mail)}\n${onlyWeb(url)}${listen === null ? '' : `\nListen: ${onlyWeb(listen)}`}`,
    ...brief.sections.map((section) => sectionText(section, isTitled, mail)),
    `--\n${productName}. ${CHECKED}\nStop these mails: ${onlyWeb(unsubscribe)}`,
  ].join('\n\n')}\n`;
};
