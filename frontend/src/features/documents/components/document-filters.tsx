import { Box } from '@mui/material';
import { documentTexts } from '#shared/texts/documents';
import { pageTexts } from '#shared/texts/pages';
import { Field } from '#shared/ui/fields/field';
import { SelectField } from '#shared/ui/fields/select-field';
import { ToggleChip } from '#shared/ui/fields/toggle-chip';
import { type AgencyOfDocuments, type DocumentFilter, type ListedDocument, collectYears } from '../document-filter';
import { DOCUMENT_KINDS, type DocumentKind } from '../published/document-kinds';
import { documentsPageTexts } from '../texts/list';

interface DocumentFiltersProps {
  documents: readonly ListedDocument[];
  agencies: readonly AgencyOfDocuments[];
  filter: DocumentFilter;
  onType: (text: string) => void;
  /** Called when another kind, year or agency is selected. */
  onNarrow: (filter: DocumentFilter) => void;
}

/** The kinds in a list with their counts, if there are several; the selected kind stays even if none is left. */
const listKinds = (documents: readonly ListedDocument[], chosen: DocumentKind | null) => {
  const kinds = DOCUMENT_KINDS.map((kind) => ({
    kind,
    count: documents.filter((document) => document.kind === kind).length,
  })).filter(({ kind, count }) => count > 0 || kind === chosen);
  return kinds.length > 1 || chosen !== null ? kinds : [];
};

const orNull = (value: string): string | null => (value === '' ? null : value);

/** Filters a list of documents by title or text, kind, year, and mentioned agency. */
export const DocumentFilters = ({ documents, agencies, filter, onType, onNarrow }: DocumentFiltersProps) => {
  const texts = documentsPageTexts();
  const { text, kind, year, agency } = filter;
  return (
    <Box role="search" aria-label={pageTexts().documents} sx={{ display: 'grid', gap: 4, mb: 6 }}>
      <Box
        role="group"
        aria-label={texts.kind}
        sx={{ '&:empty': { display: 'none' }, display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {listKinds(documents, kind).map(({ kind: each, count }) => (
          <ToggleChip
            key={each}
            pressed={kind === each}
            count={count}
            onClick={() => onNarrow({ ...filter, kind: kind === each ? null : each })}
          >
            {documentTexts().kinds[each]}
          </ToggleChip>
        ))}
      </Box>
      <Box sx={fieldsSx}>
        <Field
          label={texts.search}
          type="search"
          maxLength={100}
          data-search=""
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
        <SelectField
          label={texts.year}
          value={year ?? ''}
          onChange={({ target }) => onNarrow({ ...filter, year: orNull(target.value) })}
        >
          <option value="">{texts.anyYear}</option>
          {collectYears(documents).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectField>
        <SelectField
          label={texts.agency}
          value={agency ?? ''}
          onChange={({ target }) => onNarrow({ ...filter, agency: orNull(target.value) })}
        >
          <option value="">{texts.anyAgency}</option>
          {agency !== null && agencies.every(({ slug }) => slug !== agency) && (
            <option value={agency}>{texts.unnamedAgency}</option>
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
