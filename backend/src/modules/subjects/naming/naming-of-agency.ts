import type { Naming } from '#events/trackers/naming';
import { type Agency, agencies, namesOfAgency } from '#modules/agencies/published';
import { longerNames } from './longer-names';

const isShort = (name: string): boolean => /^[A-Z0-9&.-]+$/.test(name);

/** Also as the news calls it: `State Department`, and without `United States`. */
const variantsOf = (name: string): readonly string[] => {
  const [, of] = /^Department of (?:the )?(.+)$/.exec(name) ?? [];
  const [, bare] = /^United States (.+ .+)$/.exec(name) ?? [];
  return [name, ...(of === undefined ? [] : [`${of} Department`]), ...(bare === undefined ? [] : [bare])];
};

const fullNames = (agency: Agency): readonly string[] =>
  namesOfAgency(agency)
    .filter((name) => !isShort(name) && !/[()]/.test(name))
    .flatMap(variantsOf);

const everyName = agencies.flatMap(fullNames);

/** How an agency is named. */
export const namingOfAgency = (agency: Agency): Naming => {
  const names = [...new Set(fullNames(agency))];
  return { names, short: [...new Set(namesOfAgency(agency).filter(isShort))], others: longerNames(names, everyName) };
};
