import { oneOf } from '../words/phrases';

const because = oneOf(String.raw`
  in\slight\sof in\sview\sof as\sa\sresult\sof on\sthe\sbasis\sof based\son because\sof due\sto given following after
`);

const thing = oneOf(`
  action actions change changes circumstance circumstances concern concerns consideration considerations development
  developments event events fact facts finding findings information reason reasons
`);

/** `In light of recent events,`: only the preceding sentences say which. */
const CIRCUMSTANCE = new RegExp(
  String.raw`^${because} (?:recent|(?:these|those|such|this|the (?:foregoing|above))(?: recent)?) ${thing}, `,
  'i',
);

/** A sentence without an opening circumstance that it does not name. */
export const withoutCircumstance = (text: string): string => {
  const opening = CIRCUMSTANCE.exec(text)?.[0];
  if (opening === undefined) return text;
  const rest = text.slice(opening.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
};
