import { cleanName } from '#kernel/invisible-characters';

/** How browsers write quotation marks and line breaks in a form. */
const ESCAPED = /%22|%0[ad]/gi;
/** Characters that occur in a file's name only to break out of a header. */
const BREAKS = /[\t\r\n\u2028\u2029]/gu;
/** Characters that are not allowed in names on Windows, or that are read as a path. */
const FORBIDDEN = /[<>:"|?*]/g;
/** Ends of a name that Windows leaves off, or that hide a file elsewhere. */
const AT_THE_ENDS = /^[. ]+|[. ]+$/g;
/** Names of devices on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

const MAX_CHARACTERS = 120;
const MAX_EXTENSION = 11;

const keepingExtension = (name: string): string => {
  const characters = [...name];
  if (characters.length <= MAX_CHARACTERS) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= MAX_EXTENSION ? name.slice(dot) : '';
  return characters.slice(0, MAX_CHARACTERS - extension.length).join('') + extension;
};

/** The name under which a file is shown or saved, from the one its sender gave: one visible line that is not a path. */
export const displayFileName = (sent: string): string => {
  const [last = ''] = sent.replace(ESCAPED, decodeURIComponent).split(/[/\\]/).slice(-1);
  const line = cleanName(last.replace(BREAKS, '').replace(FORBIDDEN, '_'))
    .replace(/\s+/g, ' ')
    .replace(AT_THE_ENDS, '');
  const name = cleanName(keepingExtension(line)).replace(AT_THE_ENDS, '');
  if (name === '') return 'file';
  return DEVICE.test(name) ? `_${name}` : name;
};
