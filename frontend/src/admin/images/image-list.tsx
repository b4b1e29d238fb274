import { Box, Link } from '@mui/material';
import { WrapperField, useRecordContext } from 'react-admin';
import type { Schema } from '#shared/api/api-schema';
import { fieldsOf } from '../fields/fields-of';
import { formatCode } from '../fields/format-code';
import { choiceFilter, textFilter, timeRangeFilters } from '../resource/filters';
import { ResourceList } from '../resource/resource-list';
import { ImageThumbnail } from './image-thumbnail';
import { TakeDownImages } from './take-down-images';

const { DateTimeField, FunctionField, TextField } = fieldsOf<Schema<'ImageRow'>>();

type ImageRow = Schema<'ImageRow'>;

const filters = [
  textFilter('domains', 'Host', true),
  choiceFilter('state', 'State', ['found', 'kept', 'left_out', 'dropped']),
  textFilter('carrier_id', 'Id of the tracker or document'),
  ...timeRangeFilters('found_at', 'Found'),
];

/** The images that trackers’ sources and documents show, each with its outcome. */
export const ImageList = () => (
  <ResourceList sortBy="found_at" linksToRecord={false} filters={filters} emptyText="No run has found an image yet.">
    <DateTimeField source="found_at" label="Found" />
    <FunctionField label="Thumbnail" sortable={false} render={(image) => <ImageThumbnail image={image} />} />
    <FunctionField label="Image" sortable={false} render={(image) => <ImageUrl image={image} />} />
    <FunctionField
      label="State"
      sortable={false}
      render={({ state }) => <Box sx={{ whiteSpace: 'nowrap' }}>{formatCode(state)}</Box>}
    />
    <TextField source="why" label="Why" sortable={false} emptyText="–" />
    <DateTimeField source="again_at" label="Fetched again" sortable={false} />
    <FunctionField label="Carried by" sortable={false} render={(image) => <Carrier image={image} />} />
    <WrapperField label="Actions">
      <ImageCommands />
    </WrapperField>
  </ResourceList>
);

const ImageUrl = ({ image: { address, page, name } }: { image: ImageRow }) => (
  <Box sx={{ overflowWrap: 'anywhere', minWidth: 240 }}>
    {name !== null && <div dir="auto">{name}</div>}
    {address === null ? (
      <>Page {page}</>
    ) : (
      <Link href={address} rel="noreferrer" target="_blank">
        {address}
      </Link>
    )}
  </Box>
);

const Carrier = ({ image: { carrier_kind, carrier_id } }: { image: ImageRow }) => {
  const id = encodeURIComponent(carrier_id);
  return carrier_kind === 'tracker' ? (
    <a href={`/admin/trackers/${id}/show`}>A tracker</a>
  ) : (
    <a href={`/document/${id}`}>A document</a>
  );
};

const ImageCommands = () => {
  const image = useRecordContext<ImageRow>();
  if (image?.address == null) return null;
  return <TakeDownImages host={new URL(image.address).hostname} label="Take host down" />;
};
