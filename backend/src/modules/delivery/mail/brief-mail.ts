import type { Verdict } from '#events/research/feedback.events';
import { escapeHtml } from '#platform/mail/escape-html';
import { CONTROL_FACE, light } from '#platform/mail/mail-colors';
import { anchor, headline, mailPage, webAddressOr, quiet } from '#platform/mail/mail-page';
import type { BriefContent } from '../brief/brief-contents';
import { ALSO_NEW, CHECKED_NOTE, introductionOf, moreFindings } from '../brief/brief-words';
import type { BriefSection, ComposedBrief } from '../brief/compose-brief';
import { type MailedWeek, withoutWeeksUpdates } from '../brief/mailed-week';
import { type LinkOfVerdict, lineHtml, lineText } from './line-mail';
import { weekHeading, weekHtml, weekText } from './week-mail';

/** A composed brief with what a mail adds to it. */
export interface BriefMail extends Pick<BriefContent, 'title' | 'url' | 'isFirst' | 'day' | 'brief'> {
  readonly productName: string;
  /** The folder's last seven days as its trackers told them; null if the mail does not tell it. */
  readonly week: MailedWeek | null;
  /** Link by which the reader judges a line; null in mails to others than the owner of its tracker. */
  readonly feedbackLink: ((trackerId: string, claimId: string, verdict: Verdict) => string) | null;
  /** Address at which the reader hears the brief; null if they may not. */
  readonly listen: string | null;
  /** Address at which mails like this one are turned off. */
  readonly unsubscribe: string;
}

/** Links for verdicts on a line; null if they are not offered. */
const linkOfVerdict =
  ({ feedbackLink }: BriefMail) =>
  (claimId: string | null, trackerId: string): LinkOfVerdict | null =>
    feedbackLink === null || claimId === null ? null : (verdict) => feedbackLink(trackerId, claimId, verdict);

const sectionHtml = (section: BriefSection, isTitled: boolean, mail: BriefMail): string => {
  const { trackerId, title, url, lines, more } = section;
  const heading = isTitled
    ? `<h2 style="margin:28px 0 12px;font-family:${CONTROL_FACE};font-size:15px;line-height:22px;font-weight:600">${anchor(url, title)}</h2>`
    : '';
  const rest =
    more === 0
      ? ''
      : `<p style="margin:0 0 20px;${quiet}">${anchor(url, `${moreFindings(more)} on the tracker’s page`)}</p>`;
  return `${heading}${lines.map((line) => lineHtml(line, { linkOf: linkOfVerdict(mail)(line.claimId, trackerId) })).join('')}${rest}`;
};

/** The part of the brief that the week does not tell. */
const restOf = ({ brief, week }: BriefMail): ComposedBrief =>
  week === null ? brief : withoutWeeksUpdates(brief, week);

export const briefHtml = (mail: BriefMail): string => {
  const { title, url, week } = mail;
  const { sections } = restOf(mail);
  const isTitled = sections.length > 1 || week !== null;
  const [first] = mail.brief.sections;
  return mailPage({
    title,
    preview: first?.lines[0]?.text ?? '',
    productName: mail.productName,
    sheet:
      `<h1 class="ink" style="margin:0 0 4px;${headline}"><a class="ink" href="${escapeHtml(webAddressOr(url))}" style="color:${light.ink};text-decoration:none">${escapeHtml(title)}</a></h1>` +
      `<p class="quiet" style="margin:0 0 24px;${quiet}">${escapeHtml(introductionOf(mail))}${mail.listen === null ? '' : ` · ${anchor(mail.listen, 'Listen')}`}</p>` +
      (week === null ? '' : weekHtml(title, week, linkOfVerdict(mail))) +
      (week === null || sections.length === 0 ? '' : weekHeading(ALSO_NEW)) +
      sections.map((section) => sectionHtml(section, isTitled, mail)).join(''),
    foot: `${CHECKED_NOTE} ${anchor(mail.unsubscribe, 'Unsubscribe')}`,
    width: 600,
  });
};

const sectionText = (
  { trackerId, title, url, lines, more }: BriefSection,
  isTitled: boolean,
  mail: BriefMail,
): string =>
  [
    ...(isTitled ? [title.toUpperCase()] : []),
    ...lines.map((line) => lineText(line, { linkOf: linkOfVerdict(mail)(line.claimId, trackerId) })),
    ...(more === 0 ? [] : [`${moreFindings(more)}:\n${webAddressOr(url)}`]),
  ].join('\n\n');

export const briefText = (mail: BriefMail): string => {
  const { title, url, week, productName, unsubscribe, listen } = mail;
  const { sections } = restOf(mail);
  const isTitled = sections.length > 1 || week !== null;
  return `${[
    title,
    `${introductionOf(mail)}\n${webAddressOr(url)}${listen === null ? '' : `\nListen: ${webAddressOr(listen)}`}`,
    ...(week === null ? [] : [weekText(title, week, linkOfVerdict(mail))]),
    ...(week === null || sections.length === 0 ? [] : [ALSO_NEW.toUpperCase()]),
    ...sections.map((section) => sectionText(section, isTitled, mail)),
    `--\n${productName}. ${CHECKED_NOTE}\nUnsubscribe: ${webAddressOr(unsubscribe)}`,
  ].join('\n\n')}\n`;
};
