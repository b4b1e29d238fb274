import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters by which no label looks like one of another script, or of plain letters. */
const LATIN = 'a-zß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňōŏőœŕŗřśŝşšţťũūŭůűųŵŷźżžșțơưạ-ỹ';
const SCRIPTS = [
  LATIN,
  String.raw`${LATIN}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々`,
  String.raw`\p{sc=Hangul}\p{sc=Han}`,
  ...'Cyrillic Greek Arabic Hebrew Devanagari Bengali Gujarati Gurmukhi Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer Georgian Ethiopic'
    .split(' ')
    .map((script) => String.raw`\p{sc=${script}}\p{M}`),
].map((letters) => new RegExp(`^[${letters}0-9-]+$`, 'u'));

/** A label made only of letters that look like Latin ones, which may pass for another: `сор` in Cyrillic. */
const LOOKS_LATIN = /^(?:[аысԁеԍһіюјӏорԗԛѕԝхуъьҽпгѵѡ0-9-]+|[αικνρυωηοτ0-9-]+)$/u;

const isSafe = (label: string): boolean => SCRIPTS.some((script) => script.test(label)) && !LOOKS_LATIN.test(label);

const shownLabel = (label: string): string => {
  if (!label.startsWith('xn--')) return label;
  const visible = domainToUnicode(label);
  return visible !== '' && domainToASCII(visible) === label && isSafe(visible) ? visible : label;
};

/** A host name as people write it: `münchen.example`. A label that could be taken for another stays in ASCII. */
export const displayHost = (host: string): string =>
  host.includes('xn--') ? host.split('.').map(shownLabel).join('.') : host;
