import { Button, Menu, MenuItem } from '@mui/material';
import { useDataProvider, useListContext, useNotify, usePermissions } from 'react-admin';
import { saveFile } from '../../shared/ui/save-file';
import { useMenu } from '../../shared/ui/use-menu';
import type { Permissions } from '../auth-provider';
import type { AdminData, ListQuery } from '../data-provider';
import { failureOptions } from './failure-options';

type Format = 'csv' | 'jsonl';

interface ExportMenuProps {
  resource: string;
  query: ListQuery;
}

/** Saves all rows of a list as CSV; administrators save events as a signed chain too. */
export const ExportMenu = ({ resource, query }: ExportMenuProps) => {
  const { button, menu, closing } = useMenu();
  const { permissions } = usePermissions<Permissions>();
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const formats =
    resource === 'events' && permissions?.is_admin === true ? (['csv', 'jsonl'] as const) : (['csv'] as const);
  const save = async (format: Format) => {
    notify('Preparing the export');
    try {
      const { content, name } = await data.exportList(resource, format, query);
      saveFile(content, name);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Error downloading file', failureOptions);
    }
  };
  return (
    <>
      <Button variant="outlined" size="small" {...button}>
        Export
      </Button>
      <Menu {...menu}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={closing(() => void save(format))}>
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
