import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useListContext, useNotify, usePermissions } from 'react-admin';
import { saveFile } from '../../shared/ui/save-file';
import type { Permissions } from '../auth-provider';
import type { AdminData, Asked } from '../data-provider';

type Format = 'csv' | 'jsonl';

interface ExportMenuProps {
  resource: string;
  asked: Asked;
}

/** Saves all rows of a list as CSV; administrators save events as a signed chain too. */
export const ExportMenu = ({ resource, asked }: ExportMenuProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { permissions } = usePermissions<Permissions>();
  const data = useDataProvider<AdminData>();
  const notify = useNotify();
  const formats =
    resource === 'events' && permissions?.is_admin === true ? (['csv', 'jsonl'] as const) : (['csv'] as const);
  const save = async (format: Format) => {
    setAnchor(null);
    notify('Preparing the export');
    try {
      const { file, name } = await data.exported(resource, format, asked);
      saveFile(file, name);
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Error downloading file', { type: 'error' });
    }
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {LABELS[format]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

const LABELS = { csv: 'CSV', jsonl: 'Signed, for an auditor' } as const;

/** Exports the list that it stands above, filtered and sorted as it is shown. */
export const ListExport = () => {
  const { resource, filterValues, sort } = useListContext();
  return <ExportMenu resource={resource} asked={{ filter: filterValues, sort }} />;
};
