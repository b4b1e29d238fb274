import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { TextButton } from '../../../shared/ui/text-button';
import { documentsQuery } from '../../documents/api/get-documents';
import { documentPath } from '../../documents/document-path';

/** How many the line names; the palette has them all. */
const NAMED = 3;

/** The end of the line that leads to what a tracker can start from. */
const NewestDocuments = () => {
  const { data = [] } = useQuery(documentsQuery);
  return data.slice(0, NAMED).map(({ id, title }, at) => (
    <Fragment key={id}>
      {at === 0 ? ', or from a document: ' : ', '}
      <TextButton to={documentPath(id)}>{title}</TextButton>
    </Fragment>
  ));
};

export default NewestDocuments;
