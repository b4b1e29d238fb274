import { Box } from '@mui/material';
import { DOCUMENT_KINDS, type DocumentKind, documentKinds } from '../../../shared/files/document-kinds';
import { Field } from '../../../shared/ui/field';
import { SelectField } from '../../../shared/ui/select-field';
import { ToggleChip } from '../../../shared/ui/toggle-chip';
import { type AgencyOfDocuments, type DocumentFilter, type ListedDocument, collectYears } from '../document-filter';

interface DocumentFiltersProps {
  documents: readonly ListedDocument[];
  agencies: readonly AgencyOfDocuments[];
  filter: DocumentFilter;
  onType: (text: string) => void;
  /** Called with a filter of another kind, year or agency. */
  onNarrow: (filter: DocumentFilter) => void;
}

/** The kinds in a list with their counts, if there are several; the chosen kind stays even if none is left. */
const kindsIn = (documents: readonly ListedDocument[], chosen: DocumentKind | null) => {
  const kinds = DOCUMENT_KINDS.map((kind) => ({
    kind,
    count: documents.filter((document) => document.kind === kind).length,
  })).filter(({ kind, count }) => count > 0 || kind === chosen);
  return kinds.length > 1 || chosen !== null ? kinds : [];
};

const orNull = (value: string): string | null => (value === '' ? null : value);

/** Narrows a list of documents by title or text, kind, year, and agency that they name. */
export const DocumentFilters = ({ documents, agencies, filter, onType, onNarrow }: DocumentFiltersProps) => {
  const { text, kind, year, agency } = filter;
  return (
    <Box role="search" aria-label="Documents" sx={{ display: 'grid', gap: 4, mb: 6 }}>
      <Box
        role="group"
        aria-label="Kind"
        sx={{ '&:empty': { display: 'none' }, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {kindsIn(documents, kind).map(({ kind: each, count }) => (
          <ToggleChip
            key={each}
            pressed={kind === each}
            count={count}
            onClick={() => onNarrow({ ...filter, kind: kind === each ? null : each })}
          >
            {documentKinds[each]}
          </ToggleChip>
        ))}
      </Box>
      <Box sx={fieldsSx}>
        <Field
          label="Search titles and texts"
          type="search"
          maxLength={100}
          data-search=""
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        <SelectField
          label="Year"
          value={year ?? ''}
          onChange={({ target }) => onNarrow({ ...filter, year: orNull(target.value) })}
        >
          <option value="">Any year</option>
          {collectYears(documents).map((each) => (
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
            <option value={agency}>No document names this agency</option>
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
  '& > :first-child': { gridColumn: { xs: '1 / -1', md: 'auto' } },
};
