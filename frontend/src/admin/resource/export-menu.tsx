import { Button, Menu, MenuItem } from '@mui/material';
import { useListContext } from 'react-admin';
import { api } from '#shared/api/client';
import { useApiMutation } from '#shared/api/use-api-mutation';
import { saveStoredFile } from '#shared/files/stored-file';
import { documentTexts } from '#shared/texts/documents';
import { toast } from '#shared/ui/toasts/toast';
import { useMenu } from '#shared/ui/use-menu';
import { useIsAdministrator } from '../use-is-administrator';
import { fileOutcome } from './file-outcome';

type Format = 'csv' | 'jsonl';

/** Filter and order of a resource's rows. */
interface ListQuery {
  readonly filter: object;
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
}

const exported = (resource: string, format: Format, { filter, sort: { field, order } }: ListQuery) => {
  const shown = { filter: JSON.stringify(filter) };
  // A signed chain is always in the order of the log.
  if (format === 'jsonl')
    return api.GET('/api/admin/events/export/jsonl', { params: { query: shown }, parseAs: 'blob' });
  const query = { ...shown, sort: JSON.stringify([field, order]) };
  return api.GET('/api/admin/{resource}/export/csv', { params: { path: { resource }, query }, parseAs: 'blob' });
};

interface ExportMenuProps {
  resource: string;
  query: ListQuery;
}

/** Saves all rows of a list as CSV; administrators save events as a signed chain too. */
export const ExportMenu = ({ resource, query }: ExportMenuProps) => {
  const { button, menu, closing } = useMenu();
  const isAdministrator = useIsAdministrator();
  const formats = resource === 'events' && isAdministrator ? (['csv', 'jsonl'] as const) : (['csv'] as const);
  const exporting = useApiMutation((format: Format) => fileOutcome(exported(resource, format, query)), {
    onSuccess: saveStoredFile,
    failure: documentTexts().downloadFailed,
  });
  const save = (format: Format) => {
    toast('Preparing the export');
    exporting.mutate(format);
  };
  return (
    <>
      <Button variant="outlined" size="small" {...button}>
        Export
      </Button>
      <Menu {...menu}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={closing(() => save(format))}>
            {LABELS[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const LABELS = { csv: 'CSV', jsonl: 'Signed, for an auditor' } as const;

/** Exports the list below it, as it is filtered and sorted. */
export const ListExport = () => {
  const { resource, filterValues, sort } = useListContext();
  return <ExportMenu resource={resource} query={{ filter: filterValues, sort }} />;
};
