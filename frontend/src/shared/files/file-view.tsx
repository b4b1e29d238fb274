import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { CodeNotLoaded } from '../lazy/code-not-loaded';
import { lazyComponent } from '../lazy/lazy-component';
import type { StoredFile } from './stored-file';
import { useObjectUrl } from './use-object-url';

const PdfPages = lazyComponent(() => import('./pdf-pages'), 'PdfPages', CodeNotLoaded);

export const NOT_PREVIEWED = 'This file type cannot be previewed';

/** Shows a file according to its media type, which the server detected from its content. Scripts in it never run. */
export const FileView = ({ file }: { file: StoredFile }) => {
  const { type } = file.content;
  if (type === 'application/pdf') return <PdfPages file={file} />;
  if (type.startsWith('image/')) return <ImageView file={file} />;
  if (type.startsWith('text/plain')) return <TextView file={file} />;
  return <p>{NOT_PREVIEWED}</p>;
};

const ImageView = ({ file: { content, name } }: { file: StoredFile }) => {
  const url = useObjectUrl(content);
  return url === undefined ? null : <Box component="img" src={url} alt={name} sx={imageSx} />;
};

const TextView = ({ file: { content, name } }: { file: StoredFile }) => {
  const [text, setText] = useState('');
  useEffect(() => void content.text().then(setText), [content]);
  return (
    <Box component="pre" tabIndex={0} role="region" aria-label={name} dir="auto" sx={textSx}>
      {text}
    </Box>
  );
};

const imageSx = {
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  mx: 'auto',
  border: 'hairline',
};

const textSx = {
  m: 0,
  p: 4,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxHeight: '60vh',
  overflowY: 'auto',
  border: 'hairline',
  borderRadius: 1,
};
