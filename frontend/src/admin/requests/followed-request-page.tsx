import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { errorMessage, isFinal } from '#shared/api/problem';
import { usePageTitle } from '#shared/hooks/use-page-title';
import { pluralize } from '#shared/text-format/pluralize';
import { TextButton } from '#shared/ui/text-button';
import { filteredEventsPath } from '../events/filtered-paths';
import { ShortDateTime } from '../fields/date-time-field';
import { Fact, Facts, AdminSection } from '../resource/resource-show';
import { type FollowedRequest, followedRequestQuery } from './followed-request';
import { LazyDrawing } from './lazy-drawing';
import { NodeTable } from './node-table';
import { shownNode } from './shown-node';

/** The consequences of a request: a graph if there is room for it, and a table. */
export const FollowedRequestPage = () => {
  usePageTitle('Administration · Request');
  const { id = '' } = useParams();
  const { data: request, error, refetch } = useQuery(followedRequestQuery(id));
  return (
    <>
      <Box component="h1" sx={{ typography: 'h2', mb: 5 }}>
        What came of a request
      </Box>
      {request === undefined ? (
        <Box component="p" role={error === null ? 'status' : 'alert'}>
          {error === null ? 'Following the request …' : errorMessage(error, 'The request could not be followed.')}
          {error !== null && !isFinal(error) && (
            <>
              {' '}
              <TextButton onClick={() => void refetch()}>Try again</TextButton>
            </>
          )}
        </Box>
      ) : (
        <RequestDrawing request={request} />
      )}
    </>
  );
};

const RequestDrawing = ({ request }: { request: FollowedRequest }) => {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const shown = useMemo(() => request.nodes.map((node) => shownNode(node, request)), [request]);
  const byId = new Map(shown.map((node) => [node.id, node] as const));
  const [root] = shown;
  return (
    <>
      <Facts>
        <Fact label={root?.kind ?? ''} value={root?.name} />
        <Fact label="When" value={<ShortDateTime at={request.occurred_at} />} />
        <Fact label="Request id" value={request.id} />
      </Facts>
      <OmittedCount request={request} />
      {!isNarrow && (
        <Box sx={{ mt: 6 }}>
          <LazyDrawing nodes={shown} edges={request.edges} />
        </Box>
      )}
      <AdminSection title="As a table">
        <NodeTable nodes={request.nodes} shown={byId} edges={request.edges} />
      </AdminSection>
      <Box component="p" sx={{ mt: 4, color: 'quiet' }}>
        The read models log-index and log-persons follow every event and are not shown.
      </Box>
    </>
  );
};

/** The number of events and runs of a large request that are not shown. */
const OmittedCount = ({ request: { id, left_out } }: { request: FollowedRequest }) => {
  const { events, runs } = left_out;
  if (events + runs === 0) return null;
  const omitted = [
    ...(events === 0 ? [] : [pluralize(events, 'later event')]),
    ...(runs === 0 ? [] : [pluralize(runs, 'run')]),
  ].join(' and ');
  return (
    <Box component="p" role="note" sx={{ mt: 4 }}>
      {omitted} {events + runs === 1 ? 'is' : 'are'} not shown.{' '}
      <Link to={filteredEventsPath('correlation_id', id)}>All events of the request</Link>
    </Box>
  );
};
