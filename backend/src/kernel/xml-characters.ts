/** Characters that XML 1.0 does not allow, which titles and descriptions may have. */
const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

export const xmlCharacters = (text: string): string => text.replace(NOT_XML, '');
