import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Schema } from '#shared/api/api-schema';
import { BackIcon } from '#shared/ui/further-icons';
import { useDropTarget } from '../drag-target';
import { listTexts } from '../texts/list';

interface BreadcrumbsProps {
  crumbs: Schema<'Collection'>['breadcrumbs'];
  /** Path of a folder, from the ids of the folders on the way to it. */
  pathOf: (ids: readonly string[]) => string;
}

/** The path to the folder that is shown, which comes last. */
export const Breadcrumbs = ({ crumbs, pathOf }: BreadcrumbsProps) => {
  const idsUpTo = (index: number) => crumbs.slice(0, index + 1).flatMap(({ id }) => id ?? []);
  return (
    <Box component="nav" aria-label={listTexts().breadcrumbs} sx={navSx}>
      {crumbs.length > 1 && (
        <Box component={Link} to={pathOf(idsUpTo(crumbs.length - 2))} sx={backSx}>
          <BackIcon aria-hidden />
          {listTexts().back}
        </Box>
      )}
      <Box component="ol" sx={{ display: 'flex', flexWrap: 'wrap', listStyle: 'none', m: 0, p: 0, columnGap: '8px' }}>
        {crumbs.slice(0, -1).map((crumb, index) => (
          <Crumb key={crumb.id ?? 'root'} crumb={crumb} to={pathOf(idsUpTo(index))} />
        ))}
      </Box>
    </Box>
  );
};

const navSx = { display: 'flex', alignItems: 'flex-start', typography: 'body2', mb: '4px' };

/** Separated by a rule from the path next to it, since it is a different control. */
const backSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  flexShrink: 0,
  mr: 3,
  pr: 3,
  borderRight: 'hairline',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
};

type Crumb = Schema<'Collection'>['breadcrumbs'][number];

/** Items can be dropped on it. */
const Crumb = ({ crumb, to }: { crumb: Crumb; to: string }) => {
  const { ref, isOver } = useDropTarget(crumb);
  return (
    <li ref={ref}>
      <Box component={Link} to={to} sx={isOver ? { outline: '2px solid', outlineColor: 'accent' } : undefined}>
        {crumb.name}
      </Box>
      <Box component="span" aria-hidden sx={{ color: 'quiet', ml: '8px' }}>
        /
      </Box>
    </li>
  );
};
