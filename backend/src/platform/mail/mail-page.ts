import { escapeHtml } from './escape-html';
import { CONTROL_FACE, READING_FACE, dark, light } from './mail-colors';

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

export const ink = `font-family:${CONTROL_FACE};font-size:15px;line-height:24px;color:${light.ink}`;
export const quiet = `font-family:${CONTROL_FACE};font-size:13px;line-height:20px;color:${light.quiet}`;
export const reading = `font-family:${READING_FACE};font-size:17px;line-height:26px;color:${light.ink}`;
export const headline = `font-family:${READING_FACE};font-size:25px;line-height:32px;font-weight:500;color:${light.ink}`;

export const webAddressOr = (url: string): string => {
  const { protocol } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('A mail links to web pages only.');
  return url;
};

export const anchor = (url: string, label: string): string =>
  `<a class="link" href="${escapeHtml(webAddressOr(url))}" style="color:${light.accent};text-decoration:underline">${escapeHtml(label)}</a>`;

export const table = (attributes: string, rows: string): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;

interface MailPage {
  readonly title: string;
  /** Text shown next to the subject in an inbox. */
  readonly preview: string;
  readonly productName: string;
  /** HTML. */
  readonly sheet: string;
  /** HTML. */
  readonly foot: string;
  /** CSS pixels. */
  readonly width: number;
}

/** HTML that mail clients render alike: tables and inline styles, a dark scheme, no images. */
export const mailPage = ({ title, preview, productName, sheet, foot, width }: MailPage): string => {
  const framed = table(
    `class="sheet" width="100%" style="max-width:${width}px;background:${light.sheet};border:1px solid ${light.rule};border-radius:6px"`,
    `<tr><td class="inner" style="padding:36px 40px">${sheet}</td></tr>`,
  );
  const head = `<p class="ink" style="margin:0 0 20px;font-family:${READING_FACE};font-size:20px;line-height:28px;color:${light.ink}">${escapeHtml(productName)}</p>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(title)}</title><style>${darkStyle}</style></head>` +
    `<body class="paper" style="margin:0;padding:0;background:${light.paper}">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>` +
    table(
      `class="paper" width="100%" style="background:${light.paper}"`,
      `<tr><td align="center" style="padding:40px 16px"><div style="max-width:${width}px;text-align:left">${head}${framed}` +
        `<p class="quiet" style="margin:20px 0 0;max-width:${width}px;${quiet}">${foot}</p></div></td></tr>`,
    ) +
    '</body></html>'
  );
};
