import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { ImageExamples } from '../api/search-images';
import { imageSearchPath } from '../image-search-path';
import { imageTexts } from '../texts/page';

/** Coverage of the search. Names the pictures not yet processed, so that they do not seem to be missing. */
export const SearchCoverage = ({ documents, sources, waiting }: Omit<ImageExamples, 'examples' | 'newest'>) => {
  const texts = imageTexts();
  return (
    <>
      <p>{texts.coverage(sources, documents)}</p>
      {sources === 0 && waiting === 0 && <p>{texts.noneBrought}</p>}
      {waiting > 0 && <p>{texts.waiting(waiting)}</p>}
    </>
  );
};

/** Searches that find something today. */
export const Examples = ({ examples, before }: { examples: readonly string[]; before: string }) => (
  <p>
    {before}{' '}
    {examples.map((example, index) => (
      <Fragment key={example}>
        {index > 0 && imageTexts().beforeNext(index === examples.length - 1)}
        <Link to={imageSearchPath(example)}>{example}</Link>
      </Fragment>
    ))}
  </p>
);
