import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ImageExamples } from '../api/search-images';
import { pluralize } from '../../../shared/text-format/pluralize';
import { searchAddress } from '../search-address';

/** Coverage of the search. Names the pictures not yet processed, so that they do not seem to be missing. */
export const SearchCoverage = ({ documents, sources, waiting }: Omit<ImageExamples, 'examples' | 'newest'>) => {
  const through = [
    ...(sources === 0 ? [] : [`${pluralize(sources, 'picture')} in sources of trackers`]),
    ...(documents === 0 ? [] : [`${pluralize(documents, 'page')} of documents, by their text`]),
  ];
  return (
    <>
      <p>
        {through.length === 0
          ? 'No images have been found in documents or trackers yet.'
          : `A search looks through ${through.join(', and ')}.`}
      </p>
      {sources === 0 && waiting === 0 && (
        <p>Pictures come with the pages that trackers read; no tracker has brought any yet.</p>
      )}
      {waiting > 0 && (
        <p>
          {pluralize(waiting, 'picture')} of pages that your trackers read {waiting === 1 ? 'is' : 'are'} still being
          fetched, one after another.
        </p>
      )}
    </>
  );
};

/** Searches that find something today. */
export const Examples = ({ examples, before }: { examples: readonly string[]; before: string }) => (
  <p>
    {before}{' '}
    {examples.map((example, index) => (
      <Fragment key={example}>
        {index > 0 && (index < examples.length - 1 ? ', ' : ' or ')}
        <Link to={searchAddress(example)}>{example}</Link>
      </Fragment>
    ))}
  </p>
);
