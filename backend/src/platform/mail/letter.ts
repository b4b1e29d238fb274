import { escapeHtml } from './escape-html';
import { CONTROL_FACE, READING_FACE, dark, light } from './mail-colors';

/** The content of a mail, independent of its format. */
export interface Letter {
  /** Shown in the header and footer. */
  readonly productName: string;
  /** Shown beside the subject in an inbox. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The main call to action. */
  readonly action: { readonly label: string; readonly url: string };
  readonly more?: { readonly label: string; readonly url: string };
  /** Why the recipient got it. */
  readonly reason: string;
}

const onlyWeb = (url: string): string => {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('A mail links to web pages only.');
  return url;
};

const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important; }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.rule} !important; }
  .ink { color: ${dark.ink} !important; }
  .quiet { color: ${dark.quiet} !important; }
  .rule { border-color: ${dark.rule} !important; }
  .link { color: ${dark.accent} !important; }
  .button { background: ${dark.accent} !important; }
  .button a { color: ${dark.onAccent} !important; }
}
@media (max-width: 600px) { .sheet td.inner { padding: 24px 20px !important; } }`;

const ink = `font-family:${CONTROL_FACE};font-size:15px;line-height:24px;color:${light.ink}`;
const quiet = `font-family:${CONTROL_FACE};font-size:13px;line-height:20px;color:${light.quiet}`;
const link = `color:${light.accent};text-decoration:underline`;

const anchor = (url: string, label: string): string =>
  `<a class="link" href="${escapeHtml(onlyWeb(url))}" style="${link}">${escapeHtml(label)}</a>`;

const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

/** HTML that mail clients render alike: tables and inline styles, a dark scheme, no images. */
export const letterHtml = (letter: Letter): string => {
  const { action, more } = letter;
  const paragraphs = letter.paragraphs
    .map((paragraph) => `<p class="ink" style="margin:0 0 16px;${ink}">${escapeHtml(paragraph)}</p>`)
    .join('');
  const button = table(
    'style="margin:8px 0 24px"',
    `<tr><td class="button" bgcolor="${light.accent}" style="background:${light.accent};border-radius:6px">` +
      `<a href="${escapeHtml(onlyWeb(action.url))}" style="display:inline-block;padding:12px 22px;font-family:${CONTROL_FACE};` +
      `font-size:15px;line-height:20px;font-weight:600;color:${light.onAccent};text-decoration:none">${escapeHtml(action.label)}</a></td></tr>`,
  );
  const plain =
    `<p class="quiet" style="margin:0 0 4px;${quiet}">If the button does nothing, open this address:</p>` +
    `<p style="margin:0;${quiet};word-break:break-all">${anchor(action.url, action.url)}</p>`;
  const second = more === undefined ? '' : `<p style="margin:16px 0 0;${quiet}">${anchor(more.url, more.label)}</p>`;
  const sheet = table(
    `class="sheet" width="100%" style="max-width:560px;background:${light.sheet};border:1px solid ${light.rule};border-radius:6px"`,
    `<tr><td class="inner" style="padding:36px 40px">` +
      `<h1 class="ink" style="margin:0 0 16px;font-family:${READING_FACE};font-size:25px;line-height:32px;font-weight:500;color:${light.ink}">${escapeHtml(letter.heading)}</h1>` +
      `${paragraphs}${button}${plain}${second}</td></tr>`,
  );
  const head = `<p class="ink" style="margin:0 0 20px;font-family:${READING_FACE};font-size:20px;line-height:28px;color:${light.ink}">${escapeHtml(letter.productName)}</p>`;
  const foot = `<p class="quiet" style="margin:20px 0 0;max-width:560px;${quiet}">${escapeHtml(letter.reason)}</p>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(letter.heading)}</title><style>${darkStyle}</style></head>` +
    `<body class="paper" style="margin:0;padding:0;background:${light.paper}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(letter.preview)}</div>` +
    table(
      `class="paper" width="100%" style="background:${light.paper}"`,
      `<tr><td align="center" style="padding:40px 16px"><div style="max-width:560px;text-align:left">${head}${sheet}${foot}</div></td></tr>`,
    ) +
    '</body></html>'
  );
};

/** Plain-text alternative. */
export const letterText = ({ heading, paragraphs, action, more, reason, productName }: Letter): string =>
  [
    heading,
    ...paragraphs,
    `${action.label}:\n${onlyWeb(action.url)}`,
    ...(more === undefined ? [] : [`${more.label}:\n${onlyWeb(more.url)}`]),
    `--\n${productName}. ${reason}`,
  ].join('\n\n') + '\n';
