import { DateTimeInput, NullableBooleanInput, SelectInput, TextInput } from 'react-admin';
import { formatCode } from '../fields/format-code';

/** Filters by a whole value, such as an address or an id. */
export const textFilter = (source: string, label: string, alwaysOn = false) => (
  <TextInput key={source} source={source} label={label} alwaysOn={alwaysOn} resettable />
);

export const choiceFilter = (
  source: string,
  label: string,
  choices: readonly string[],
  { alwaysOn = false, nameOf = formatCode }: { alwaysOn?: boolean; nameOf?: (choice: string) => string } = {},
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    alwaysOn={alwaysOn}
    choices={choices.map((choice) => ({ id: choice, name: nameOf(choice) }))}
  />
);

export const flagFilter = (source: string, label: string) => (
  <NullableBooleanInput key={source} source={source} label={label} />
);

const toUtc = (local: string): string => (local === '' ? '' : new Date(local).toISOString());

/** Filters for the beginning and the end of a time range. */
export const timeRangeFilters = (source: string, label: string) => [
  <DateTimeInput key={`${source}_gte`} source={`${source}_gte`} label={`${label} from`} parse={toUtc} />,
  <DateTimeInput key={`${source}_lt`} source={`${source}_lt`} label={`${label} before`} parse={toUtc} />,
];
