import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { WrapperField, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { api } from '#shared/api/client';
import { fileSize } from '#shared/files/file-size';
import { documentTexts } from '#shared/texts/documents';
import { DOCUMENT_KINDS } from '#features/documents/published/document-kinds';
import { DeleteButton } from '../commands/delete-button';
import { EditButton } from '../commands/edit-button';
import { fieldsOf } from '../fields/fields-of';
import { choiceFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { DocumentDialog } from './document-dialog';

const { DateTimeField, FunctionField, TextField } = fieldsOf<Schema<'DocumentRow'>>();

const filters = [
  choiceFilter('kind', 'Kind', [...DOCUMENT_KINDS], { alwaysOn: true }),
  ...timeRangeFilters('added_at', 'Added'),
];

/** PDFs that everyone signed in may read. */
export const DocumentList = () => {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <ResourceList
        sortBy="added_at"
        linksToRecord={false}
        filters={filters}
        actions={
          <Button variant="contained" size="small" onClick={() => setIsAdding(true)} sx={{ mr: 2 }}>
            Add a document
          </Button>
        }
        emptyText="No documents have been added yet."
      >
        <FunctionField
          label="Title"
          source="title"
          render={({ id, title }) => <a href={`/document/${id}`}>{title}</a>}
        />
        <FunctionField label="Kind" source="kind" sortable={false} render={({ kind }) => documentTexts().kinds[kind]} />
        <TextField source="file_name" label="File" sortable={false} />
        <FunctionField
          label="Size"
          sortable={false}
          render={({ bytes }) => fileSize(bytes)}
          sx={{ whiteSpace: 'nowrap' }}
        />
        <DateTimeField source="added_at" label="Added" />
        <WrapperField label="Actions">
          <DocumentCommands />
        </WrapperField>
      </ResourceList>
      {isAdding && <DocumentDialog onClose={() => setIsAdding(false)} />}
    </>
  );
};

const DocumentCommands = () => {
  const document = useRecordContext<Schema<'DocumentRow'>>();
  if (document === undefined) return null;
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <EditButton dialog={(close) => <DocumentDialog document={document} onClose={close} />} />
      <DeleteButton
        label="Remove"
        title="Remove this document?"
        send={() => api.DELETE('/api/admin/documents/{id}', { params: { path: { id: document.id } } })}
        success="The document was removed."
      >
        ‘{document.title}’ is no longer shown to anyone, and its file is deleted. This cannot be undone.
      </DeleteButton>
    </Box>
  );
};
