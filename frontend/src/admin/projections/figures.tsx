import { useRecordContext } from 'react-admin';
import { pluralize, figure } from '#shared/text-format/pluralize';
import { ShortDateTime } from '../fields/date-time-field';
import { Fact } from '../resource/resource-show';
import type { Projection } from './projection';

const OTHER_CODE = 'of another release: it is rebuilt as soon as a process runs it';

/** How fast it is, how large, by which code, and whether it was compared with the log. */
export const Figures = () => {
  const projection = useRecordContext<Projection>();
  if (projection === undefined) return null;
  const { rate, documents, code_version, is_current_code, verified } = projection;
  return (
    <>
      {rate !== undefined && <Fact label="Pace">{figure(rate)} events a second</Fact>}
      {documents !== undefined && <Fact label="Documents" value={figure(documents)} />}
      {code_version !== undefined && (
        <Fact label="Code version">
          {code_version}
          {is_current_code === false && `, ${OTHER_CODE}`}
        </Fact>
      )}
      {verified !== undefined && (
        <Fact label="Last verified" value={verified === null ? 'not yet' : <Outcome verified={verified} />} />
      )}
    </>
  );
};

const Outcome = ({ verified: { at, differences } }: { verified: NonNullable<Projection['verified']> }) => (
  <>
    <ShortDateTime at={at} />
    {differences === 0 ? ', no differences' : `, ${formatDocumentCount(differences)} differed`}
  </>
);

/** `1 document`, `1,200 documents` */
export const formatDocumentCount = (count: number): string => pluralize(count, 'document');
