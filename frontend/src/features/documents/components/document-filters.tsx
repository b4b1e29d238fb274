import { Box } from '@mui/material';
import { DOCUMENT_KINDS, documentKinds } from '../../../shared/files/document-kinds';
import { SearchInput } from '../../../shared/ui/search-input';
import { SelectField } from '../../../shared/ui/select-field';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
import { type AgencyOfDocuments, type DocumentFilter, type ListedDocument, yearsOf } from '../document-filter';

interface DocumentFiltersProps {
  documents: readonly ListedDocument[];
  agencies: readonly AgencyOfDocuments[];
  filter: DocumentFilter;
  onNarrow: (filter: DocumentFilter) => void;
}

const orNull = (value: string): string | null => (value === '' ? null : value);

/** Narrows a list of documents by title, kind, year, and agency that they name. */
export const DocumentFilters = ({ documents, agencies, filter, onNarrow }: DocumentFiltersProps) => {
  const { text, kind, year, agency } = filter;
  return (
    <Box role="search" aria-label="Documents" sx={{ display: 'grid', gap: 4, mb: 6 }}>
      <Box role="group" aria-label="Kind" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {DOCUMENT_KINDS.map((each) => (
          <ToggleChip
            key={each}
            pressed={kind === each}
            count={documents.filter((document) => document.kind === each).length}
            onClick={() => onNarrow({ ...filter, kind: kind === each ? null : each })}
          >
            {documentKinds[each]}
          </ToggleChip>
        ))}
      </Box>
      <Box sx={fieldsSx}>
        <SearchInput
          label="Search titles"
          value={text}
          onType={(next) => onNarrow({ ...filter, text: next })}
          sx={{ minHeight: 42, alignSelf: 'end' }}
        />
        <SelectField
          label="Year"
          value={year ?? ''}
          onChange={({ target }) => onNarrow({ ...filter, year: orNull(target.value) })}
        >
          <option value="">Any year</option>
          {yearsOf(documents).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label="Agency"
          value={agency ?? ''}
          onChange={({ target }) => onNarrow({ ...filter, agency: orNull(target.value) })}
        >
          <option value="">Any agency</option>
          {agency !== null && agencies.every(({ slug }) => slug !== agency) && (
            <option value={agency}>An agency that none names</option>
          )}
          {agencies.map(({ slug, name, documents: { length } }) => (
            <option key={slug} value={slug}>
              {`${name} (${length})`}
            </option>
          ))}
        </SelectField>
      </Box>
    </Box>
  );
};

const fieldsSx = {
  display: 'grid',
  gap: 4,
  maxWidth: 800,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr)' },
  '& > input': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
