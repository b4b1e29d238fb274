import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { FunctionField, TextField, useDataProvider, useRecordContext } from 'react-admin';
import { DOCUMENT_KINDS } from '../../shared/files/document-kinds';
import { fileSize } from '../../shared/files/file-size';
import { ActionDialog } from '../../shared/ui/action-dialog';
import { FieldError } from '../../shared/ui/field-error';
import type { AdminData } from '../data-provider';
import { byChoice, byTime } from '../fields/filters';
import { Moment } from '../fields/moment';
import { ResourceList } from '../fields/resource-list';
import { useCommand } from '../fields/use-command';
import { DocumentDialog, type DocumentRecord } from './document-dialog';

const filters = [byChoice('kind', 'Kind', [...DOCUMENT_KINDS]), ...byTime('added_at', 'Added')];

/** PDFs that everyone signed in may read. */
export const DocumentList = () => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <ResourceList
        title="Documents"
        newestBy="added_at"
        opens={false}
        filters={filters}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)} sx={{ mr: 2 }}>
            Add a document
          </Button>
        }
        nothing="No document has been added yet."
      >
        <FunctionField<DocumentRecord>
          label="Title"
          source="title"
          render={({ id, title }) => <a href={`/document/${id}`}>{title}</a>}
        />
        <TextField source="kind" sortable={false} />
        <TextField source="file_name" label="File" sortable={false} />
        <FunctionField<DocumentRecord> label="Size" sortable={false} render={({ bytes }) => fileSize(bytes)} />
        <Moment source="added_at" label="Added" />
        <DocumentCommands />
      </ResourceList>
      {isAdding && <DocumentDialog onClose={() => setAdding(false)} />}
    </>
  );
};

const DocumentCommands = () => {
  const document = useRecordContext<DocumentRecord>();
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  if (document === undefined) return null;
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Button variant="outlined" size="small" onClick={() => setOpen('edit')}>
        Edit
      </Button>
      <Button variant="outlined" size="small" color="error" onClick={() => setOpen('remove')}>
        Remove
      </Button>
      {open === 'edit' && <DocumentDialog document={document} onClose={close} />}
      {open === 'remove' && <RemoveDialog document={document} onClose={close} />}
    </Box>
  );
};

const RemoveDialog = ({ document, onClose }: { document: DocumentRecord; onClose: () => void }) => {
  const data = useDataProvider<AdminData>();
  const { busy, failure, act } = useCommand(onClose);
  const remove = () => data.command('DELETE', `documents/${encodeURIComponent(document.id)}`);
  return (
    <ActionDialog
      title="Remove this document?"
      action="Remove"
      color="error"
      busy={busy}
      asksFirst
      onAct={() => void act(remove, 'The document was removed.')}
      onClose={onClose}
    >
      <p>‘{document.title}’ is no longer shown to anyone, and its file is deleted. This cannot be undone.</p>
      <FieldError text={failure} />
    </ActionDialog>
  );
};
