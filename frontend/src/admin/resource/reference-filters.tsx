import { AutocompleteInput, ReferenceInput } from 'react-admin';

const ID = /^[\da-f-]{36}$/i;

/** The query for what was typed: by id if it is one, otherwise by a field. */
const askedBy = (field: 'title' | 'email') => (input: string) => {
  const text = input.trim();
  if (text === '') return {};
  return ID.test(text) ? { id: text } : { [field]: text };
};

/** The same height as the other filters. */
const inputSx = {
  minWidth: 260,
  '& .MuiAutocomplete-inputRoot': { py: '0 !important', minHeight: 38 },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 9px)' },
};

/** Filters by a tracker, found by words of its title or by its id. */
export const trackerFilter = (source: string, label = 'Tracker', alwaysOn = false) => (
  <ReferenceInput key={source} source={source} reference="trackers" label={label} alwaysOn={alwaysOn}>
    <AutocompleteInput
      label={label}
      optionText="title"
      filterToQuery={askedBy('title')}
      noOptionsText="No tracker title contains these words."
      sx={inputSx}
    />
  </ReferenceInput>
);

/** Filters by a person, found by their full address, which is stored encrypted, or by their id. */
export const personFilter = (source: string, label: string, alwaysOn = false) => (
  <ReferenceInput key={source} source={source} reference="users" label={label} alwaysOn={alwaysOn}>
    <AutocompleteInput
      label={`${label}: whole address or id`}
      optionText="email"
      filterToQuery={askedBy('email')}
      noOptionsText="No one has this address. Type the full address."
      sx={inputSx}
    />
  </ReferenceInput>
);
