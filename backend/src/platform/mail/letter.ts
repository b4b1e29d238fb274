import { escapeHtml } from './escape-html';
import { CONTROL_FACE, light } from './mail-colors';
import { anchor, headline, ink, mailPage, webAddressOr, quiet, table } from './mail-page';

/** The content of a mail, independent of its format. */
export interface Letter {
  /** Name shown in the header and footer. */
  readonly productName: string;
  /** Text shown next to the subject in an inbox. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The main call to action. */
  readonly action: { readonly label: string; readonly url: string };
  readonly more?: { readonly label: string; readonly url: string };
  /** Why the recipient got it. */
  readonly reason: string;
}

export const letterHtml = (letter: Letter): string => {
  const { action, more } = letter;
  const paragraphs = letter.paragraphs
    .map((paragraph) => `<p class="ink" style="margin:0 0 16px;${ink}">${escapeHtml(paragraph)}</p>`)
    .join('');
  const button = table(
    'style="margin:8px 0 24px"',
    `<tr><td class="button" bgcolor="${light.accent}" style="background:${light.accent};border-radius:6px">` +
      `<a href="${escapeHtml(webAddressOr(action.url))}" style="display:inline-block;padding:12px 22px;font-family:${CONTROL_FACE};` +
      `font-size:15px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none">${escapeHtml(action.label)}</a></td></tr>`,
  );
  const plain =
    `<p class="quiet" style="margin:0 0 4px;${quiet}">If the button does nothing, open this address:</p>` +
    `<p style="margin:0;${quiet};word-break:break-all">${anchor(action.url, action.url)}</p>`;
  const second = more === undefined ? '' : `<p style="margin:16px 0 0;${quiet}">${anchor(more.url, more.label)}</p>`;
  return mailPage({
    title: letter.heading,
    preview: letter.preview,
    productName: letter.productName,
    sheet: `<h1 class="ink" style="margin:0 0 16px;${headline}">${escapeHtml(letter.heading)}</h1>${paragraphs}${button}${plain}${second}`,
    foot: escapeHtml(letter.reason),
    width: 560,
  });
};

/** Plain-text alternative. */
export const letterText = ({ heading, paragraphs, action, more, reason, productName }: Letter): string =>
  [
    heading,
    ...paragraphs,
    `${action.label}:\n${webAddressOr(action.url)}`,
    ...(more === undefined ? [] : [`${more.label}:\n${webAddressOr(more.url)}`]),
    `--\n${productName}. ${reason}`,
  ].join('\n\n') + '\n';
