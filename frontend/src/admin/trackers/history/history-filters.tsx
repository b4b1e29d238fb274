import { Box, Button, Menu, MenuItem } from '@mui/material';
import { useMenu } from '#shared/ui/use-menu';
import {
  type Choices,
  type HistoryParams,
  type Parameter,
  eventChoices,
  actorChoices,
  timeChoices,
} from './history-params';

const filters: readonly (readonly [parameter: Parameter, name: string, choices: Choices])[] = [
  ['events', 'Events', eventChoices],
  ['who', 'Who', actorChoices],
  ['days', 'When', timeChoices],
];

export const HistoryFilters = ({ params }: { params: HistoryParams }) => (
  <Box role="group" aria-label="Filters" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    {filters.map(([parameter, name, choices]) => (
      <FilterMenu
        key={parameter}
        name={name}
        choices={choices}
        chosen={params.chosen(parameter)}
        onChoose={(value) => params.choose(parameter, value)}
      />
    ))}
  </Box>
);

interface FilterMenuProps {
  name: string;
  choices: Choices;
  chosen: string;
  onChoose(value: string): void;
}

/** A button labelled with the current choice, which opens the others. */
const FilterMenu = ({ name, choices, chosen, onChoose }: FilterMenuProps) => {
  const { button, menu, closing } = useMenu();
  const label = choices.find(([value]) => value === chosen)?.[1] ?? chosen;
  return (
    <>
      <Button variant="outlined" size="small" aria-label={`${name}: ${label}`} {...button}>
        {label}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': name } }}>
        {choices.map(([value, text]) => (
          <MenuItem key={value} selected={value === chosen} onClick={closing(() => onChoose(value))}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
